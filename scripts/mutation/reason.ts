/** Changes that no test can or should catch, with the reason. `code` is the line as it stands in the file. */
export type Accepted = Readonly<{ file: string; code: string; was: string; put: string; reason: string }>

type Line = readonly [code: string, was: string, put: string, reason: string]
export const inFile = (file: string, ...lines: readonly Line[]): Accepted[] =>
  lines.map(([code, was, put, reason]) => ({ file, code, was, put, reason }))
