/** Cards that were never reviewed, as a step: nobody is about to forget what was only just written. */
export const newCards = (count: number): Readonly<{ title: string; reason: string }> =>
  count === 1
    ? {
        title: 'Go over your new card once',
        reason: 'From then on it comes back by itself, just before you would forget it.',
      }
    : {
        title: `Go over your ${count} new cards once`,
        reason: 'From then on they come back by themselves, just before you would forget them.',
      }
