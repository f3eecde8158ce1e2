/** What this browser keeps: who I am, my seats' secrets, my settings. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`parlour.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`parlour.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play; it is a stranger after a reload.
  }
}

export interface Me {
  id: string;
  name: string;
  token: string;
}

/** Something per table; of the tables longest unused nothing is kept. */
function perTable<T>(key: string) {
  return {
    get: (table: string): T | null => read<Record<string, T>>(key, {})[table] ?? null,
    set(table: string, value: T | null): void {
      const all = read<Record<string, T>>(key, {});
      delete all[table];
      if (value !== null) all[table] = value;
      write(key, Object.fromEntries(Object.entries(all).slice(-200)));
    },
    clear: () => write(key, {}),
  };
}

interface Seat {
  seat: number;
  token: string;
}

export const me = {
  get: (): Me | null => read<Me | null>("me", null),
  set: (value: Me | null) => write("me", value),
};

export const seats = perTable<Seat>("seats");
export const lessons = perTable<number>("lessons"); // by lesson: where the learner is
export const coached = perTable<boolean>("coached"); // whether a coach sits beside me there
export const heard = perTable<number>("heard"); // the last that was read of a table's chat
