/** TeX as a tree, as far as the bank uses it. */

export type Tex =
  | Readonly<{ kind: 'word'; text: string }>
  | Readonly<{ kind: 'command'; name: string }>
  | Readonly<{ kind: 'group'; parts: readonly Tex[] }>
  | Readonly<{ kind: 'optional'; parts: readonly Tex[] }>

const TOKEN = /\\([a-zA-Z]+|.)|\d+(?:\.\d+|(?:\{,\}|,)\d{3})*(?:\.\d+)?|\.\d+|\s+|./gu

/** What stands between braces after these is text, not mathematics. */
const TEXTS = new Set(['text', 'mathrm', 'operatorname'])
const NAMES = new Set(['begin', 'end'])

/** Reads a formula; braces that do not close are read to the end. */
export function readTex(tex: string): readonly Tex[] {
  const tokens = [...tex.matchAll(TOKEN)]
  let at = 0
  const raw = (): string => {
    let text = ''
    if (tokens[at]?.[0] !== '{') return text
    for (at++; at < tokens.length && tokens[at]?.[0] !== '}'; at++) text += tokens[at]?.[0] ?? ''
    at++
    return text
  }
  const until = (close: string | null): Tex[] => {
    const out: Tex[] = []
    while (at < tokens.length) {
      const [whole = '', command] = tokens[at] ?? []
      at++
      if (whole === close) return out
      if (command !== undefined) {
        if (TEXTS.has(command)) out.push({ kind: 'word', text: raw() })
        else if (NAMES.has(command)) out.push({ kind: 'command', name: `${command} ${raw()}` })
        else out.push({ kind: 'command', name: command })
        if (command === 'sqrt' && tokens[at]?.[0] === '[') {
          at++
          out.push({ kind: 'optional', parts: until(']') })
        }
      } else if (whole === '{') out.push({ kind: 'group', parts: until('}') })
      else if (whole.trim() !== '') out.push({ kind: 'word', text: whole.replace(/\{,\}|,(?=\d)/g, '') })
    }
    return out
  }
  return until(null)
}
