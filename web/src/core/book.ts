// The rules of a game as pages: a chapter with the parts below it is one page.

import type { BookInfo, ChapterInfo, PassageInfo } from './protocol';

/** The depth of a chapter that is a page of its own; parts of it lie deeper. */
const PAGE = 2;

export interface BookPage {
  /** The chapter first, then its parts. */
  chapters: readonly ChapterInfo[];
}

/** The pages in their order, without the title of the book. */
export function pagesOf(book: BookInfo): BookPage[] {
  const pages: { chapters: ChapterInfo[] }[] = [];
  for (const chapter of book.chapters) {
    if (chapter.depth === PAGE) pages.push({ chapters: [chapter] });
    else if (chapter.depth > PAGE) pages.at(-1)?.chapters.push(chapter);
  }
  return pages;
}

export const headOf = (page: BookPage): ChapterInfo => page.chapters[0]!;

/** The page that is this chapter or holds it; -1 if there is none. */
export function pageAt(pages: readonly BookPage[], slug: string): number {
  return pages.findIndex(({ chapters }) => chapters.some((chapter) => chapter.slug === slug));
}

/** The place of a passage in its page. */
export const anchorOf = (id: string): string => id.toLowerCase();

/** The place of each passage, by its first id: the chapter, and a few words to call it by. */
export function placesOf(book: BookInfo): Map<string, { chapter: ChapterInfo; name: string }> {
  const places = new Map<string, { chapter: ChapterInfo; name: string }>();
  for (const chapter of book.chapters) {
    for (const { ids, name, text } of chapter.passages) {
      places.set(ids[0]!, { chapter, name: name || beginningOf(text) });
    }
  }
  return places;
}

const WORDS = 9;
const ID = /[A-Z]{2}-[A-Z]+\d+[a-z]?(?:[–…](?:[A-Z]{2}-)?[A-Z]*\d+[a-z]?)?/g;

/** The first words of a statement, without marks. */
export function beginningOf(text: string): string {
  const words = text.replaceAll('**', '').replace(ID, '§').split(/\s+/);
  return words.length > WORDS ? `${words.slice(0, WORDS).join(' ')}…` : words.join(' ');
}

/** A ruling is a question and its answer. */
export function asRuling(text: string): { question: string; answer: string } | null {
  const [question, answer] = text.split(' → ');
  return question && answer ? { question, answer } : null;
}

/** The first printed example among passages: the ruling desk can set it up. */
export function exampleIn(passages: readonly PassageInfo[]): string | undefined {
  return passages.flatMap(({ ids }) => ids).find((id) => /-X\d+$/.test(id));
}
