/** No page waits longer than this for the fonts of formulas. */
const PATIENCE_MS = 600

/** The fonts of most formulas, asked for together with the data: lines then break once, as they stay. */
export async function formulaFonts(): Promise<void> {
  const patience = new Promise((over) => setTimeout(over, PATIENCE_MS))
  const fonts = Promise.all([document.fonts.load('1em KaTeX_Main'), document.fonts.load('italic 1em KaTeX_Math')])
  await Promise.race([fonts.catch(() => undefined), patience])
}

/** What a page is to show, once the fonts of its formulas are there too. */
export const withFormulaFonts = async <T>(data: Promise<T>): Promise<T> => {
  const [shown] = await Promise.all([data, formulaFonts()])
  return shown
}
