export type CardFields = Readonly<{ number: string; expiry: string; cvc: string }>

export type CardErrors = Readonly<Partial<Record<keyof CardFields, string>>>

/** What is missing in a card, in words beside its field. Whether what is there is right is for the bank to say. */
export function missingInCard({ number, expiry, cvc }: CardFields): CardErrors {
  return {
    ...(number.trim() === '' ? { number: 'Please enter the card number.' } : {}),
    ...(/^\d{1,2}\/\d{2}(\d{2})?$/.test(expiry.replace(/\s/g, ''))
      ? {}
      : { expiry: 'Please enter the expiration date as MM/YY.' }),
    ...(cvc.trim() === '' ? { cvc: 'Please enter the security code.' } : {}),
  }
}

/** The card's own fields say what is missing: nothing is to be said besides. */
export class CardIncomplete extends Error {}
