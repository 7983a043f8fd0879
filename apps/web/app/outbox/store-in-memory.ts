/** A database that takes no row of these keys; what it did not take lives on in the page alone. */
type Refusing = Readonly<{ refuses: (key: string) => boolean; page: Map<string, unknown> }>

/** What tests put in the place of the browser's database: the same calls on a map that they can look into. */
export const storeInMemory = (
  rows: () => Map<string, unknown>,
  { refuses, page }: Refusing = { refuses: () => false, page: new Map() },
) => ({
  put: async (key: string, value: unknown) => {
    const taken = !refuses(key)
    const into = taken ? rows() : page
    into.set(key, structuredClone(value))
    if (taken) page.delete(key)
    return taken
  },
  get: async (key: string) => page.get(key) ?? rows().get(key) ?? null,
  rowAt: async (key: string) => page.get(key) ?? rows().get(key) ?? null,
  remove: async (key: string) => {
    page.delete(key)
    rows().delete(key)
  },
  keys: async () => [...new Set([...rows().keys(), ...page.keys()])],
})
