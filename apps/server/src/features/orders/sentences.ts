/** What checkout says where the specification is silent. */
export const SENTENCES = {
  cartChanged: 'Your cart has changed. Please look at it once more before you pay.',
  alreadySubscribed: 'You already have this monthly plan. You can see it under My Account, Billing.',
  cardUnreadable: 'We could not use this card. Please enter it again.',
  bankSaidNo: 'Your bank did not confirm the payment. Please try again, or use another card.',
  notCompleted: 'The payment was not completed and nothing was charged. Please try again.',
  checking:
    'The payment provider has not answered yet. Please do not pay again: we keep asking, and your plan opens as soon as the payment is confirmed.',
} as const
