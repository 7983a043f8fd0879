import type { ProspectFields } from '@fourfold/contract'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../ctx.ts'
import { prospects } from '../../db/schema/index.ts'
import { type Letter, letter } from '../../mail/letter.ts'

const demoLetter = (config: Config, { first_name, last_name, email, company_name }: ProspectFields): Letter =>
  letter(config, {
    subject: `${company_name.replace(/\s+/g, ' ')} asks for a demo`,
    greeting: 'Hello,',
    paragraphs: [
      `${first_name} ${last_name} of ${company_name} would like to see ${config.brand.name}.`,
      `Please write to ${email}.`,
    ],
    small: 'All requests: npm run prospects.',
  })

/** Kept, and told to the brand's own address: a mail to the address that a stranger typed would be a tool for spam. */
export async function requestDemo(ctx: Ctx, fields: ProspectFields): Promise<{ id: number }> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(prospects)
      .values({ ...fields, created_at: ctx.now() })
      .returning({ id: prospects.id })
    if (!row) throw new Error('a prospect row must come back')
    await ctx.jobs.enqueue(tx, 'mail.send', { to: ctx.config.brand.support_email, ...demoLetter(ctx.config, fields) })
    return row
  })
}
