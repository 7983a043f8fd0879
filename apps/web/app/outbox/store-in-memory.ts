/** What tests put in the place of the browser's database: the same calls on a map that they can look into. */
export const storeInMemory = (rows: () => Map<string, unknown>) => ({
  put: async (key: string, value: unknown) => Boolean(rows().set(key, structuredClone(value))),
  get: async (key: string) => rows().get(key) ?? null,
  remove: async (key: string) => void rows().delete(key),
  keys: async () => [...rows().keys()],
})
