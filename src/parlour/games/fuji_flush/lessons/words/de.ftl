### Die erste Lektion: eine kurze Partie zu dritt.

name-1 = Ada
name-2 = Bruno

first-goal = Werde alle deine Karten los, bevor es den anderen gelingt: Dann gewinnst du. Sonst bekommt jeder sechs Karten; in dieser kurzen Partie sind es drei.
first-play = Du bist dran: Spiel eine Karte, egal welche. Wir fangen klein an. Spiel die 5.
first-flushed = Adas 9 ist höher und schlägt deine 5. Futschikato! Du wirfst sie ab und ziehst eine Ersatzkarte. Du hast immer noch drei.
first-low = Brunos 6 ist niedriger als die 9. Das ist erlaubt; sie schlägt nichts und liegt erst einmal da.
first-join = Jetzt der wichtigste Kniff: Gleiche Zahlen helfen einander. Deine 6 und Brunos 6 sind gemeinsam 12 wert und schlagen Adas 9. Spiel die 6.
first-not-yet = Das darfst du: Es schlägt Brunos 6, aber Adas 9 bleibt. Schau, was deine 6 mit der von Bruno erreicht.
first-not-yet-high = Die 12 würde beide schlagen. Aber heb sie dir auf: Zwei 6en sind auch 12 wert.
first-joined = Jede 6 ist jetzt 12 wert. Adas 9 ist geschlagen, und Ada zieht eine Ersatzkarte.
first-pushed = Bruno ist wieder dran, und seine 6 liegt noch vor ihm: Er hat sie durchgebracht. Sie kommt auf den Ablagestapel, und niemand zieht dafür nach. Deine 6 geht mit, weil sie gleich ist. Du hast noch zwei Karten!
first-high = Eine hohe Karte schlägt alles, was weniger wert ist. Spiel die 12.
first-together = Aber allein ist keine Karte sicher: Zwei 7en sind gemeinsam 14 wert und schlagen deine 12. Dafür ziehst du eine 14.
first-equal = Deine 14 würde jetzt nichts schlagen: Was gleich viel wert ist, bleibt liegen. Also mach mit! Drei 7en sind 21 wert. Spiel die 7.
first-equal-stays = Das darfst du. Aber 14 gegen 14 schlägt niemanden: Was gleich viel wert ist, bleibt liegen. Probier die 7.
first-all-through = Ada war wieder dran, und ihre 7 lag noch da: Alle drei 7en sind durchgebracht. Du hast noch eine Karte.
first-last-card = Vorsicht: Bruno hat seine letzte Karte gespielt. Liegt seine 10 noch da, wenn er wieder dran ist, gewinnt er. Schlag sie! Spiel die 14.
first-won = Niemand konnte deine 14 schlagen. Du bist wieder dran, hast sie durchgebracht und keine Karte mehr. Du gewinnst!

first-learned-flush = Höher schlägt niedriger: Wer geschlagen wird, wirft die Karte ab und zieht eine Ersatzkarte.
first-learned-join = Gleiche Zahlen helfen einander, egal wer sie gespielt hat: Jede ist so viel wert wie alle zusammen.
first-learned-push = Liegt deine Karte noch da, wenn du wieder dran bist, hast du sie durchgebracht und ziehst nicht nach.
