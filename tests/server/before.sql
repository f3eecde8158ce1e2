BEGIN TRANSACTION;
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',1,'table',1794874154590,-1,'create','');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',2,'table',1794874154653,-1,'sit','');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',3,'table',1794874154684,-1,'sit','');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',4,'table',1794874154704,-1,'start','');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',5,'move',1794874154769,0,'play 4','86cd6245de59');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',6,'move',1794874154781,1,'play 12','62c7025b63d6');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',7,'move',1794874154796,2,'play 13','3fc6de13c6eb');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',8,'move',1794874154812,0,'play 8','8eaf40152091');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',9,'move',1794874154824,1,'play 5','8d091230dd52');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',10,'move',1794874154840,2,'play 9','edf53d7bd4c4');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',11,'move',1794874154857,0,'play 16','12423df829b6');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',12,'move',1794874154859,1,'play 2','6b4eeb5ef1aa');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',13,'move',1794874154877,2,'play 2','fdc5313535e1');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',14,'move',1794874154893,0,'play 13','89685e7d4710');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',15,'move',1794874154897,1,'play 7','246b9e5d1faf');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',16,'move',1794874154903,2,'play 3','0babb45c6dae');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',17,'move',1794874154914,0,'play 2','b17fc0d53984');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',18,'move',1794874154916,1,'play 15','8d0855bec0be');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',19,'move',1794874154924,2,'play 7','8df4cbb2cffe');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',20,'move',1794874154939,0,'play 11','51150f63d742');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',21,'move',1794874154946,1,'play 19','b540c16b639a');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',22,'move',1794874154965,2,'play 6','24a271fb7009');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',23,'move',1794874154994,0,'play 11','9650e07ba288');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',24,'move',1794874155009,1,'play 3','6083f1781d2c');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',25,'move',1794874155039,2,'play 3','cc7603f6e9f6');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',26,'move',1794874155057,0,'play 2','1b37b1018c9a');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',27,'move',1794874155069,1,'play 11','00447d41421e');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',28,'move',1794874155072,2,'play 8','887b3e16d4f5');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',29,'move',1794874155097,0,'play 2','7dc3c03d543c');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',30,'move',1794874155101,1,'play 4','bb70465b5ada');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',31,'move',1794874155110,2,'play 2','f3dd7d5c28d3');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',32,'move',1794874155118,0,'play 14','7fe6ad49271f');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',33,'move',1794874155135,1,'play 2','986bf8544d61');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',34,'move',1794874155149,2,'play 4','0c78443dfb00');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',35,'move',1794874155165,0,'play 3','15097bfb424e');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',36,'move',1794874155185,1,'play 5','08adeebc8dc8');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',37,'move',1794874155201,2,'play 5','ca8602c4e260');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',38,'move',1794874155205,0,'play 4','f1367964c856');
INSERT INTO "entries" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',39,'table',1794874155220,-1,'finish','');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',1,'table',1794874155797,-1,'create','');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',2,'table',1794874155829,-1,'sit','');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',3,'table',1794874155868,-1,'sit','');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',4,'table',1794874155917,-1,'start','');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',5,'move',1794874155948,0,'play 14','7360e62436c7');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',6,'move',1794874155961,1,'play 7','f742efc671b6');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',7,'move',1794874155974,2,'play 6','ad56cb1f9f65');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',8,'move',1794874155977,0,'play 10','48e8599d004c');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',9,'move',1794874155990,1,'play 6','414323d43f64');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',10,'move',1794874155993,2,'play 4','78d9520b9473');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',11,'move',1794874155997,0,'play 5','7eea9953a3a2');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',12,'move',1794874155999,1,'play 2','8df9fa2d7df1');
INSERT INTO "entries" VALUES('XnXO8Cu7ftz0FyfkT86fsA',13,'move',1794874156002,2,'play 2','454036397fe4');
INSERT INTO "entries" VALUES('RGFjp7gUpe4LZ236pSfH5w',1,'table',1794874156205,-1,'create','');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	webhook VARCHAR(300) NOT NULL, 
	webhook_secret VARCHAR(64) DEFAULT '' NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "people" VALUES('72720b5aefa0f874','P0','a5060e04f9f45c31ff10af4dfc61f0307cb5d5b0290c66066f833e53f97ad3e4','','',1794874153);
INSERT INTO "people" VALUES('6bf29295d2963c07','P1','922d66743ed0ae949faab74cda2e5a666dfd43d669970ed868592cde48a34516','','',1794874153);
INSERT INTO "people" VALUES('3f416533189e5689','P2','6f082d6894e2e215c59d1b36be6cde52ddc4b808a47d4c001b1a64a8350d8403','','',1794874154);
INSERT INTO "people" VALUES('8b339af8e7c3c411','P0','1e083af0ab0c3b20aa1cf33da2c78c94b8507073d3718932591cbef94c9b9cb1','','',1794874155);
INSERT INTO "people" VALUES('13bbaae94726524e','P1','291daf4a87b286bb49089657e10417ea9643b8d8655c2ec165967f2688cf9202','','',1794874155);
INSERT INTO "people" VALUES('7181a1a3a744c228','P2','e3e0aac9f3ef5068c1aa1565468a1cb66ec1fae0772610c96ccefc4d19f4927b','','',1794874155);
INSERT INTO "people" VALUES('a535b6d5bb5d926e','Zoe','d82b38c90c7731069220039788ba95ed5f1cec56da26a4a7e18a46e17e665df8','','',1794874156);
CREATE TABLE said (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	sign VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, number)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	claim VARCHAR(64) NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	sits_in BOOLEAN NOT NULL, 
	webhook VARCHAR(300) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',0,'72720b5aefa0f874','P0','7dd5a57351b892061cbd1928d12e239020a911179532d04c9ada386dbc19b830','','',0,'');
INSERT INTO "seats" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',1,'6bf29295d2963c07','P1','06b6dd6e6b8641e436c5604254e41805fbfbffd12bb96220061f30db5cb6f5d2','','',0,'');
INSERT INTO "seats" VALUES('d6X68JqkPsJ8ZkWUzw3x7g',2,'3f416533189e5689','P2','1581e894964ed05923124832a5b31c218f8ae2daf9551321258721e5ccc21737','','',0,'');
INSERT INTO "seats" VALUES('XnXO8Cu7ftz0FyfkT86fsA',0,'8b339af8e7c3c411','P0','19b1298d4f8d99f6ed0a689165462687182c8b702a00628560ab7d845c10c4fc','','',0,'');
INSERT INTO "seats" VALUES('XnXO8Cu7ftz0FyfkT86fsA',1,'13bbaae94726524e','P1','0c053621b97781d3054160f29d343b5da12e8bf4e413e446692d3d1db29c1bc6','','',0,'');
INSERT INTO "seats" VALUES('XnXO8Cu7ftz0FyfkT86fsA',2,'7181a1a3a744c228','P2','a9975d9bc5ef443e1505151c6cf18bc2923e7ae33d0726c61e6ef0f25f185172','','',0,'');
INSERT INTO "seats" VALUES('RGFjp7gUpe4LZ236pSfH5w',0,'a535b6d5bb5d926e','Zoe','ed3f2a750d8d122ccae202975adb62d92030f622cece4a40830baced05416817','','',0,'');
INSERT INTO "seats" VALUES('RGFjp7gUpe4LZ236pSfH5w',1,'','','','','',0,'');
INSERT INTO "seats" VALUES('RGFjp7gUpe4LZ236pSfH5w',2,'','','','','',0,'');
INSERT INTO "seats" VALUES('RGFjp7gUpe4LZ236pSfH5w',3,'','','','','',0,'');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(12) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	visibility VARCHAR(12) NOT NULL, 
	created BIGINT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	base TEXT NOT NULL, 
	rematch VARCHAR(32) NOT NULL, 
	continued_from VARCHAR(32) NOT NULL, 
	since BIGINT NOT NULL, 
	ask TEXT DEFAULT '' NOT NULL, 
	told VARCHAR(32) DEFAULT '' NOT NULL, 
	calling_until FLOAT, 
	due FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('d6X68JqkPsJ8ZkWUzw3x7g','X9PP7U','fuji-flush',3,'{"pace":0.0}','72720b5aefa0f874','127.0.0.1','finished','link',1794874154,'b093afa4e48b9b7aa511a69d7482e680aeb5579d8d460bd195a64534439b2d0a','','','',1794874154704,'','',NULL,NULL);
INSERT INTO "tables" VALUES('XnXO8Cu7ftz0FyfkT86fsA','7NVEQ5','fuji-flush',3,'{"visibility":"public","pace":0.0}','8b339af8e7c3c411','127.0.0.1','playing','public',1794874155,'37172d213a93f59896f68884ff8e9c0fd8164ca3926245fc231442340de9a137','','','',1794874155917,'','',NULL,NULL);
INSERT INTO "tables" VALUES('RGFjp7gUpe4LZ236pSfH5w','KEC9E6','fuji-flush',4,'{"visibility":"public","pace":0.0}','a535b6d5bb5d926e','127.0.0.1','waiting','public',1794874156,'','','','',0,'','',NULL,NULL);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_address ON tables (address);
CREATE INDEX public_tables ON tables (visibility, status, created);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
