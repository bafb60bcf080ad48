// The rules of the games as they were fetched, so that going back does not fetch them again.

import { api } from './api';
import type { BookInfo } from './protocol';

const fetched = new Map<string, Promise<BookInfo>>();

export function loadBook(game: string, code: string): Promise<BookInfo> {
  const key = `${game} ${code}`;
  let coming = fetched.get(key);
  if (!coming) {
    coming = api.book(game, code);
    fetched.set(key, coming);
    coming.catch(() => fetched.delete(key)); // a line that was cut: the next look tries again
  }
  return coming;
}
