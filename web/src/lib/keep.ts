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

interface Seat {
  seat: number;
  token: string;
}

export const me = {
  get: (): Me | null => read<Me | null>("me", null),
  set: (value: Me | null) => write("me", value),
};

export const seats = {
  get: (table: string): Seat | null => read<Record<string, Seat>>("seats", {})[table] ?? null,
  set(table: string, seat: Seat | null): void {
    const all = read<Record<string, Seat>>("seats", {});
    if (seat) all[table] = seat;
    else delete all[table];
    const newest = Object.entries(all).slice(-200);
    write("seats", Object.fromEntries(newest));
  },
};
