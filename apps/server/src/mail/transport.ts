import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { mailbox } from '../db/schema/index.ts'
import type { JobMap } from '../jobs/jobs.ts'

/** Delivers one mail: through the mail server, or into the embedded mailbox. */
export function mailDelivery(config: Config, db: Db): (mail: JobMap['mail.send']) => Promise<void> {
  if (!config.smtpUrl)
    return async ({ to, subject, text, html }) => {
      await db.insert(mailbox).values({ to, subject, text, html })
    }
  const transport = createTransport(config.smtpUrl)
  return async ({ to, subject, text, html, headers }) => {
    await transport.sendMail({ from: config.mailFrom, to, subject, text, html, ...(headers ? { headers } : {}) })
  }
}
