import styles from './QuestionPane.module.css'

/** "line 12" and "lines 12–13" become links that mark the lines. */
export function linkLines(html: string, on: boolean): string {
  if (!on) return html
  return html.replace(
    /\blines? (\d+)(?:[–-](\d+))?/g,
    (all, from: string, to?: string) =>
      `<button type="button" class="${styles.lineLink}" data-lines="${from}-${to ?? from}">${all}</button>`,
  )
}
