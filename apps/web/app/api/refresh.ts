import { queryClient } from './query-client'

/**
 * After a write: all that was read before is read anew, and so is what another page was loading while the write went
 * through; that answer may be older than the write.
 */
export async function refreshAll(): Promise<void> {
  const loading = queryClient.getQueryCache().findAll({ type: 'inactive', fetchStatus: 'fetching' })
  for (const { promise, queryKey } of loading)
    void promise?.catch(() => undefined).then(() => queryClient.invalidateQueries({ queryKey, exact: true }))
  await queryClient.invalidateQueries()
}
