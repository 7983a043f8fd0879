/** Signs as they are printed, for those that keyboards lack; put in while a line is typed. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/sqrt/g, '√'],
  [/theta/g, 'θ'],
  [/(?<![a-z])pi(?![a-z])/gi, 'π'],
]

export function pretty(text: string, caret: number): { text: string; caret: number } {
  const put = (part: string): string => SIGNS.reduce((made, [pattern, sign]) => made.replace(pattern, sign), part)
  const made = put(text)
  // The caret stays behind the same characters, unless a sign was put together right around it.
  return {
    text: made,
    caret: made.length === text.length ? caret : Math.max(0, made.length - put(text.slice(caret)).length),
  }
}
