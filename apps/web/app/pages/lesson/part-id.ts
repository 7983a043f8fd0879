/** The headed parts that every lesson has, in the order in which they stand on the page. */
export const PARTS = [
  'The idea',
  'The words',
  'The rule',
  'Worked examples',
  'Try it',
  'The trap',
  'Check your answer',
] as const
export type PartTitle = (typeof PARTS)[number]

/** The place of a part on the page. */
export const partId = (title: PartTitle): string => title.toLowerCase().replaceAll(' ', '-')
