ALTER TABLE "daily_score" ADD COLUMN "predicted" double precision;--> statement-breakpoint
ALTER TABLE "daily_score" ADD COLUMN "subjects" jsonb;--> statement-breakpoint
ALTER TABLE "daily_score" ADD COLUMN "answers" integer;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "aim" text;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "standing" jsonb;