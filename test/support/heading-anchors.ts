/** Headings of one document, in order, and the anchors that server and kit must both give them. */
export const headingAnchors: readonly (readonly [heading: string, anchor: string])[] = [
  ['Your first call', 'your-first-call'],
  ['Your first call', 'your-first-call-1'],
  ['Your first call 1', 'your-first-call-1-1'],
  ['`GET /tides`?', 'get-tides'],
  ['Größe & Höhe', 'größe--höhe'],
  ['C++, C\\#', 'c-c'],
  ['snake_case', 'snake_case'],
  ['…', 'section'],
  ['潮汐', '潮汐'],
  ['Your first call', 'your-first-call-2'],
]
