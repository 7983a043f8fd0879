/** Each function has its own colour and its own stroke, so that the colour alone never has to tell them apart. */
export const STYLES = [
  { name: 'f', colour: 'var(--lapis)', dash: '', word: 'solid line' },
  { name: 'g', colour: 'var(--wrong)', dash: '9 5', word: 'dashed line' },
  { name: 'h', colour: 'var(--right)', dash: '2 5', word: 'dotted line' },
  { name: 'k', colour: 'var(--star)', dash: '11 4 2 4', word: 'dash and dot line' },
] as const
