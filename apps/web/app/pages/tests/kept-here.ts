import { queryOptions } from '@tanstack/react-query'
import { discardedTests } from '../../outbox/discarded'
import { lateAnswers } from '../../outbox/late-answers'

/** What this browser keeps beside the list: read with the list, so that nothing comes in over it later, and without a line. */
export const keptHere = () =>
  queryOptions({
    queryKey: ['tests', 'kept-here'],
    queryFn: async () => {
      const [discarded, late] = await Promise.all([discardedTests(), lateAnswers()])
      return { discarded, late }
    },
    networkMode: 'always',
    staleTime: 0,
  })
