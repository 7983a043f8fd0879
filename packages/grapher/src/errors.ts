/** What is wrong with a text, in a few words, and where: `from` and `to` count characters of what was typed. */
export class MathError extends Error {
  readonly from: number
  readonly to: number
  constructor(message: string, from = 0, to = from + 1) {
    super(message)
    this.from = from
    this.to = to
  }
}

/** A letter that nothing defines: a slider can be made of it. */
export class UnknownName extends MathError {
  readonly unknown: string
  constructor(name: string, word: string, at: number) {
    const said = word.length > 2 ? word : name.replace('_', '')
    super(`“${said}” is not known here.`, at, at + name.replace('_', '').length)
    this.unknown = name
  }
}
