CREATE TABLE "card_import_chunk" (
	"import_id" uuid NOT NULL,
	"pos" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "card_import_chunk_import_id_pos_pk" PRIMARY KEY("import_id","pos")
);
--> statement-breakpoint
CREATE TABLE "card_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"format" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_import_chunk" ADD CONSTRAINT "card_import_chunk_import_id_card_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."card_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_import" ADD CONSTRAINT "card_import_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_import_owner_ix" ON "card_import" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "card_import_age_ix" ON "card_import" USING btree ("created_at");