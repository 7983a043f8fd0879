/** What a second look has shown: both tries are told apart from the key. */
export function secondLookWords(first: string, second: string, right: boolean): string {
  if (right) return 'Right this time: you can do it.'
  return first === second
    ? 'The same answer again: read the explanation, then log it.'
    : 'Another answer, and not right yet: read the explanation, then log it.'
}
