// Guided first games, as pages ask the server for them.

import { get, post } from './api';

export const lessons = {
  /** Mine is taken up again if there is one. */
  begin: (game: string) => post('/api/lessons', {}, { game }),
  now: (table: string, language: string) => get('/api/tables/{table}/lesson/{language}', { table, language }),
  tips: (game: string, language: string) => get('/api/games/{game}/tips/{language}', { game, language }),
};
