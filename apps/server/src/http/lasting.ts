/**
 * What never changes while the server runs and is sent again and again, as the texts of questions: it is checked against its
 * schema once and kept as the bytes that JSON writes of it. Texts beyond Latin are what makes JSON dear, twice over: to write and to encode.
 */
const parts = new WeakMap<object, Buffer | null>()

/** Texts cannot be held weakly: whoever keeps one says when it goes. */
const texts = new Map<string, Buffer>()

/** A shorter text is written as quickly as it is found. */
const WORTH_KEEPING = 80

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const part of Object.values(Object.freeze(value))) freeze(part)
}

/** From now on it stays as it is, and so does all that is in it. */
export function lasting<T extends object>(value: T): T {
  freeze(value)
  parts.set(value, null)
  return value
}

/** What may be sent again as it is, and is handed to nobody who would change it: kept as bytes from the first time on. */
export function sentAgain<T extends object>(value: T): T {
  if (!parts.has(value)) parts.set(value, null)
  return value
}

export const isLasting = (value: object): boolean => parts.has(value)

export function keepText(text: string): void {
  if (text.length >= WORTH_KEEPING) texts.set(text, Buffer.from(JSON.stringify(text)))
}

export const forgetText = (text: string): boolean => texts.delete(text)

const names = new Map<string, string>()
function nameOf(key: string): string {
  const known = names.get(key)
  if (known !== undefined) return known
  const made = `${JSON.stringify(key)}:`
  // Keys of records may be anything: only so many are kept.
  if (names.size < 1000) names.set(key, made)
  return made
}

function readyPart(value: object): Buffer | null {
  const known = parts.get(value)
  if (known !== null) return known ?? null
  const made = composed(value)
  parts.set(value, made)
  return made
}

/** JSON of plain data, with what is ready put in as it is. */
export const written = (value: unknown): Buffer =>
  (typeof value === 'object' && value !== null ? readyPart(value) : null) ?? composed(value)

function composed(value: unknown): Buffer {
  const done: Buffer[] = []
  let text = ''
  const put = (ready: Buffer): void => {
    if (text !== '') done.push(Buffer.from(text))
    text = ''
    done.push(ready)
  }
  const writeObject = (object: Readonly<Record<string, unknown>>): void => {
    let before = '{'
    for (const key in object) {
      const part = object[key]
      if (part === undefined) continue
      text += before + nameOf(key)
      write(part)
      before = ','
    }
    text += before === '{' ? '{}' : '}'
  }
  const writeList = (list: readonly unknown[]): void => {
    let before = '['
    for (const part of list) {
      text += before
      write(part)
      before = ','
    }
    text += before === '[' ? '[]' : ']'
  }
  const write = (part: unknown): void => {
    if (typeof part === 'string') {
      const ready = part.length >= WORTH_KEEPING ? texts.get(part) : undefined
      if (ready) put(ready)
      else text += JSON.stringify(part)
    } else if (typeof part === 'object' && part !== null) {
      const ready = readyPart(part)
      if (ready) put(ready)
      else if (Array.isArray(part)) writeList(part)
      else writeObject(part as Readonly<Record<string, unknown>>)
    } else text += JSON.stringify(part) ?? 'null'
  }
  // The value itself is what is being made ready.
  if (Array.isArray(value)) writeList(value)
  else if (typeof value === 'object' && value !== null) writeObject(value as Readonly<Record<string, unknown>>)
  else write(value)
  if (text !== '') done.push(Buffer.from(text))
  return done.length === 1 && done[0] ? done[0] : Buffer.concat(done)
}
