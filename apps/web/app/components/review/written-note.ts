/** Topics whose texts are our own throughout, also where they name an author, a study or a number. */
const OWN_TEXTS: readonly string[] = ['SAT Reading and Writing', 'ACT Reading']

/** What stands with every question of such a topic; null elsewhere. */
export const writtenNote = (section: string): string | null =>
  OWN_TEXTS.includes(section)
    ? 'Written for practice: authors, studies, quotations and data in a text may be invented.'
    : null
