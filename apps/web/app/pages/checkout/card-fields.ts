export type CardFields = Readonly<{ number: string; expiry: string; cvc: string }>

/** What is missing in a card, in words; null where all of it is there. Whether it is right is for the bank to say. */
export function missingInCard({ number, expiry, cvc }: CardFields): string | null {
  if (number.trim() === '') return 'Please enter the card number.'
  if (!/^\d{1,2}\/\d{2}(\d{2})?$/.test(expiry.replace(/\s/g, ''))) return 'Please enter the expiration date as MM/YY.'
  if (cvc.trim() === '') return 'Please enter the security code.'
  return null
}
