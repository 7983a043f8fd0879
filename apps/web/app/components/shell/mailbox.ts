export type Mailbox = Readonly<{ name: string; href: string }>

const GMAIL: Mailbox = { name: 'Gmail', href: 'https://mail.google.com/' }
const OUTLOOK: Mailbox = { name: 'Outlook', href: 'https://outlook.live.com/mail/' }
const YAHOO: Mailbox = { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' }
const ICLOUD: Mailbox = { name: 'iCloud Mail', href: 'https://www.icloud.com/mail' }

const BY_DOMAIN: Readonly<Record<string, Mailbox>> = {
  'gmail.com': GMAIL,
  'googlemail.com': GMAIL,
  'outlook.com': OUTLOOK,
  'hotmail.com': OUTLOOK,
  'live.com': OUTLOOK,
  'msn.com': OUTLOOK,
  'yahoo.com': YAHOO,
  'icloud.com': ICLOUD,
  'me.com': ICLOUD,
  'mac.com': ICLOUD,
}

/** Where the mail of an address is read, if it is one that everybody reads at the same place. */
export const mailbox = (address: string): Mailbox | null =>
  BY_DOMAIN[address.slice(address.lastIndexOf('@') + 1).toLowerCase()] ?? null
