import { sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'

const BATCH = 2000

/**
 * Folds new answer events into the questions' counters: percent correct, time, choices by letter. Answers of simulated
 * students count in the averages that others see only where they are marked as such, so they are folded too.
 */
export async function foldStats(ctx: Ctx): Promise<number> {
  let folded = 0
  for (;;) {
    const result = await ctx.db.execute(sql`
      with batch as (
        select learner_id, seq from answer_event where not folded order by answered_at limit ${BATCH} for update skip locked
      ), done as (
        update answer_event e set folded = true from batch b where e.learner_id = b.learner_id and e.seq = b.seq
        returning e.item_id, e.correct, e.ms, e.answer, e.source
      ), sums as (
        select item_id, count(*)::int as n, count(*) filter (where correct)::int as "right", sum(ms)::float8 as ms
        from done where source = 'test' group by item_id
      ), letters as (
        select item_id, jsonb_object_agg(answer, n) as by_letter from
          (select item_id, answer, count(*)::int as n from done where source = 'test' and answer in ('A','B','C','D') group by 1, 2) x
        group by item_id
      ), up as (
        insert into item_stat as s (item_id, n, "right", ms, by_letter)
        select sums.item_id, sums.n, sums."right", sums.ms, coalesce(letters.by_letter, '{}'::jsonb)
        from sums left join letters using (item_id)
        on conflict (item_id) do update set n = s.n + excluded.n, "right" = s."right" + excluded."right", ms = s.ms + excluded.ms,
          by_letter = (
            select coalesce(jsonb_object_agg(k, coalesce((s.by_letter->>k)::int, 0) + coalesce((excluded.by_letter->>k)::int, 0)), '{}'::jsonb)
            from (select jsonb_object_keys(s.by_letter || excluded.by_letter) as k) keys)
        returning 1
      )
      select count(*)::int as n from batch`)
    const n = Number(result.rows[0]?.n ?? 0)
    folded += n
    if (n < BATCH) return folded
  }
}
