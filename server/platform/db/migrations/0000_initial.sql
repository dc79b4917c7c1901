CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"consumer_type" text NOT NULL,
	"subject" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "accounts_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "authorization_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"device" text,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "merge_receipts" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" uuid NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "merge_receipts_account_id_kind_source_pk" PRIMARY KEY("account_id","kind","source")
);
--> statement-breakpoint
CREATE TABLE "previous_passwords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"source" text DEFAULT 'seed' NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"rule" text
);
--> statement-breakpoint
CREATE TABLE "category_moves" (
	"from_id" text PRIMARY KEY NOT NULL,
	"to_id" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_points" (
	"id" text PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"name" text NOT NULL,
	"address_line1" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"province" text,
	"country_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hours" jsonb NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colourways" (
	"id" text PRIMARY KEY NOT NULL,
	"style_id" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"family" text NOT NULL,
	"swatch" jsonb NOT NULL,
	"palette" jsonb,
	"pictures" jsonb
);
--> statement-breakpoint
CREATE TABLE "import_groups" (
	"run" text NOT NULL,
	"place" integer NOT NULL,
	"group_key" text NOT NULL,
	CONSTRAINT "import_groups_run_place_pk" PRIMARY KEY("run","place")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"run" text NOT NULL,
	"place" integer NOT NULL,
	"group_key" text NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "import_rows_run_place_pk" PRIMARY KEY("run","place")
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"hosts" jsonb NOT NULL,
	"currencies" jsonb NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"subject" text NOT NULL,
	"currency" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"current" integer NOT NULL,
	"original" integer NOT NULL,
	CONSTRAINT "prices_subject_currency_valid_from_pk" PRIMARY KEY("subject","currency","valid_from")
);
--> statement-breakpoint
CREATE TABLE "size_charts" (
	"type" text PRIMARY KEY NOT NULL,
	"chart" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"upc" text NOT NULL,
	"location" text NOT NULL,
	"on_hand" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_upc_location_pk" PRIMARY KEY("upc","location")
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"upc" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "stock_notices_upc_email_pk" PRIMARY KEY("upc","email")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address_line1" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"province" text,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hours" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"pickup_days" integer DEFAULT 0 NOT NULL,
	"services" jsonb DEFAULT '["pickup","sts"]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "styles" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text DEFAULT 'seed' NOT NULL,
	"source_key" text NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"descriptions_html" jsonb,
	"brand" text NOT NULL,
	"gender" text NOT NULL,
	"age_group" text NOT NULL,
	"kind" text NOT NULL,
	"product_type" text NOT NULL,
	"tax_class" text NOT NULL,
	"size_chart" text,
	"category_ids" jsonb NOT NULL,
	"feature_keys" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"care" jsonb NOT NULL,
	"benefit_ratings" jsonb NOT NULL,
	"model_measurements" jsonb,
	"eyebrow" jsonb,
	"badge" text,
	"art" jsonb,
	"position" integer NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"coming_soon" boolean DEFAULT false NOT NULL,
	"presale" boolean DEFAULT false NOT NULL,
	"target_publish_at" timestamp with time zone,
	"max_qty" integer DEFAULT 10 NOT NULL,
	"customs" jsonb,
	"gift_only" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"upc" text PRIMARY KEY NOT NULL,
	"colourway_id" text NOT NULL,
	"sku" text NOT NULL,
	"source_key" text DEFAULT '' NOT NULL,
	"size" text NOT NULL,
	"options" jsonb NOT NULL,
	"position" integer NOT NULL,
	"notify_me" boolean DEFAULT true NOT NULL,
	"backorder" boolean DEFAULT false NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_coupons" (
	"cart_id" uuid NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cart_coupons_cart_id_code_pk" PRIMARY KEY("cart_id","code")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"line_key" text NOT NULL,
	"position" integer NOT NULL,
	"upc" text NOT NULL,
	"product_id" text NOT NULL,
	"qty" integer NOT NULL,
	"recipe_id" text,
	"gift_option" jsonb,
	"store_id" text,
	"fulfilment" text,
	"bonus" boolean DEFAULT false NOT NULL,
	"promotion_id" text,
	"op_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_items_line" UNIQUE("cart_id","line_key")
);
--> statement-breakpoint
CREATE TABLE "cart_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"method" text NOT NULL,
	"token" text,
	"request_id" text NOT NULL,
	"card" jsonb,
	"amount" integer,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "cart_shipments" (
	"cart_id" uuid NOT NULL,
	"shipping_id" text NOT NULL,
	"code" text,
	"shopper_applied" boolean DEFAULT true NOT NULL,
	"address" jsonb,
	CONSTRAINT "cart_shipments_cart_id_shipping_id_pk" PRIMARY KEY("cart_id","shipping_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer NOT NULL,
	"billing_address" jsonb,
	"reward_points" integer,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rebuild_of" uuid,
	"rebuild_epoch" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_rebuild" UNIQUE("subject","rebuild_of","rebuild_epoch")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"subject" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_subject_call_key_pk" PRIMARY KEY("subject","call","key")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_outbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_number" text PRIMARY KEY NOT NULL,
	"st" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"taken_from" text,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"document" jsonb,
	"payment" jsonb,
	"tenders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"challenge" jsonb,
	"device" jsonb,
	"replaced_by" uuid,
	"seen" jsonb,
	"coupons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pieces" jsonb,
	"idempotency_key" text,
	"fingerprint" text,
	"charge_id" text,
	"failure" text,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"token" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"challenge" text,
	"authentication" text,
	"challenge_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_charges_reference_unique" UNIQUE("reference"),
	CONSTRAINT "provider_charges_challenge_unique" UNIQUE("challenge")
);
--> statement-breakpoint
CREATE TABLE "provider_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"card_type" text NOT NULL,
	"bin" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" integer,
	"expiry_year" integer,
	"outcome" text NOT NULL,
	"authentication" text DEFAULT 'none' NOT NULL,
	"holder" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"cart_id" uuid NOT NULL,
	"upc" text NOT NULL,
	"location" text NOT NULL,
	"qty" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"holder" text,
	CONSTRAINT "reservations_cart_id_upc_location_pk" PRIMARY KEY("cart_id","upc","location")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"handle_hash" text NOT NULL,
	"generation" integer NOT NULL,
	"predecessor" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "session_tokens_handle_hash_unique" UNIQUE("handle_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_docs" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"mode" text NOT NULL,
	"doc" jsonb NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"publish_from" timestamp with time zone,
	"publish_until" timestamp with time zone,
	CONSTRAINT "content_docs_site_id_kind_slug_mode_pk" PRIMARY KEY("site_id","kind","slug","mode")
);
--> statement-breakpoint
CREATE TABLE "content_images" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"focal_x" double precision NOT NULL,
	"focal_y" double precision NOT NULL,
	"tone" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"revision" integer NOT NULL,
	"doc" jsonb NOT NULL,
	"action" text NOT NULL,
	"account_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	CONSTRAINT "content_revisions_site_id_kind_slug_revision_pk" PRIMARY KEY("site_id","kind","slug","revision")
);
--> statement-breakpoint
CREATE TABLE "cart_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"level" text NOT NULL,
	"item_id" uuid,
	"upc" text,
	"shipping_id" text,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"reason" text NOT NULL,
	"store_id" text NOT NULL,
	"store_employee_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_gifts" (
	"cart_id" uuid NOT NULL,
	"promotion_id" text NOT NULL,
	"upc" text,
	CONSTRAINT "cart_gifts_cart_id_promotion_id_pk" PRIMARY KEY("cart_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_redemptions" (
	"code" text NOT NULL,
	"order_number" text NOT NULL,
	"subject" text NOT NULL,
	"email_hash" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_redemptions_code_order_number_pk" PRIMARY KEY("code","order_number")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"code" text PRIMARY KEY NOT NULL,
	"needs_code" boolean NOT NULL,
	"rule" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_redemptions" integer,
	"max_per_shopper" integer,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"letter" text NOT NULL,
	"lead_source" text,
	"referred_by" text,
	"welcome_code" text NOT NULL,
	CONSTRAINT "loyalty_members_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "loyalty_members_letter_unique" UNIQUE("letter")
);
--> statement-breakpoint
CREATE TABLE "loyalty_postings" (
	"transaction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"book" text NOT NULL,
	"lot_id" uuid,
	"points" integer NOT NULL,
	CONSTRAINT "loyalty_postings_transaction_id_position_pk" PRIMARY KEY("transaction_id","position")
);
--> statement-breakpoint
CREATE TABLE "loyalty_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "loyalty_transactions_once" UNIQUE("account_id","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "program_memberships" (
	"account_id" uuid NOT NULL,
	"program" text NOT NULL,
	"currency" text NOT NULL,
	"annual_amount" integer NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	CONSTRAINT "program_memberships_account_id_program_pk" PRIMARY KEY("account_id","program")
);
--> statement-breakpoint
CREATE TABLE "program_spend" (
	"account_id" uuid NOT NULL,
	"program" text NOT NULL,
	"order_number" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"spent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_spend_account_id_program_order_number_pk" PRIMARY KEY("account_id","program","order_number")
);
--> statement-breakpoint
CREATE TABLE "consumer_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"approach_type" text NOT NULL,
	"main" boolean NOT NULL,
	"document" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consumer_addresses_once" UNIQUE("account_id","approach_type","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "consumer_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"token" text NOT NULL,
	"card_type" text NOT NULL,
	"bin" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" integer,
	"expiry_year" integer,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consumer_gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consumer_gift_cards_once" UNIQUE("account_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "consumer_profiles" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"phone_code" text,
	"phone_country" text,
	"postal_code" text,
	"birth_date" date,
	"gender" text,
	"interests" text,
	"preferred_shoe_size" text,
	"favorite_store_id" text,
	"back_in_stock" boolean DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"account_id" uuid,
	"category" text,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"optin" boolean NOT NULL,
	"optin_at" timestamp with time zone,
	"double_optin_at" timestamp with time zone,
	"optout_at" timestamp with time zone,
	"secret_hash" text,
	"secret_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"stop_token" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_stop_token_unique" UNIQUE("stop_token"),
	CONSTRAINT "subscriptions_once" UNIQUE("type","channel","recipient")
);
--> statement-breakpoint
CREATE TABLE "found_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"store_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"coupons" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "hand_overs_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "held_baskets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"employee_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	"total" integer,
	"currency" text,
	"locale" text NOT NULL,
	"items" jsonb NOT NULL,
	"coupons" jsonb NOT NULL,
	"adjustments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"customer_ref" uuid,
	"kept_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_employees" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_sales" (
	"order_number" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"account_id" uuid,
	"sold_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"customer_ref" uuid,
	"rung_up_by" text,
	"rung_up_at" timestamp with time zone,
	"sale_cart_id" uuid
);
--> statement-breakpoint
CREATE TABLE "device_fingerprints" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"amount" integer NOT NULL,
	"charged" integer NOT NULL,
	"stored" jsonb NOT NULL,
	"credit" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_approvals" (
	"token" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"payer" jsonb,
	"express" boolean NOT NULL,
	"return_path" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "value_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number_hash" text NOT NULL,
	"pin_hash" text,
	"last4" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "value_cards_number_hash_unique" UNIQUE("number_hash")
);
--> statement-breakpoint
CREATE TABLE "value_postings" (
	"transaction_id" uuid NOT NULL,
	"book" text NOT NULL,
	"card_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "value_postings_transaction_id_book_pk" PRIMARY KEY("transaction_id","book")
);
--> statement-breakpoint
CREATE TABLE "value_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "value_transactions_once" UNIQUE("card_id","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"order_number" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"cancelled_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text,
	"message" text NOT NULL,
	"about" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_cases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "fulfilments" (
	"order_number" text NOT NULL,
	"shipping_id" text NOT NULL,
	"step" text NOT NULL,
	"due_at" timestamp with time zone,
	"tracking_number" text,
	CONSTRAINT "fulfilments_order_number_shipping_id_pk" PRIMARY KEY("order_number","shipping_id")
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" text NOT NULL,
	"item_id" text NOT NULL,
	"qty" integer NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "return_lines_return_id_item_id_reason_pk" PRIMARY KEY("return_id","item_id","reason")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"order_number" text NOT NULL,
	"shipping_id" text NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_events_order_number_shipping_id_step_pk" PRIMARY KEY("order_number","shipping_id","step")
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"event_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"days" date[] NOT NULL,
	"plus_one" text,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registrations_event_id_account_id_pk" PRIMARY KEY("event_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"terms_confirmed" boolean NOT NULL,
	"newsletter_consent" boolean NOT NULL,
	"loyalty_consent" boolean NOT NULL,
	"sms_consent" boolean NOT NULL,
	"store" text,
	"acquisition_type" text,
	"campaign_name" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish_items" (
	"list_id" uuid NOT NULL,
	"key" text NOT NULL,
	"item_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"product_id" text NOT NULL,
	"upc" text,
	"qty" integer NOT NULL,
	"choice" jsonb,
	"price_then" integer,
	"currency_then" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_items_list_id_key_pk" PRIMARY KEY("list_id","key"),
	CONSTRAINT "wish_items_id" UNIQUE("list_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "wish_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"share_id" uuid,
	"shared_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_lists_share_id_unique" UNIQUE("share_id"),
	CONSTRAINT "wish_lists_owner" UNIQUE("subject","kind")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"new_email" text NOT NULL,
	"session_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_undos" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "product_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"account_id" uuid,
	"by" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"flags" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"master_id" text NOT NULL,
	"language" text NOT NULL,
	"account_id" uuid,
	"subject" text,
	"nickname" text NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"flags" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "review_flags" (
	"target_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"settled" boolean DEFAULT false NOT NULL,
	"flagged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_flags_target_id_subject_pk" PRIMARY KEY("target_id","subject")
);
--> statement-breakpoint
CREATE TABLE "review_summaries" (
	"master_id" text PRIMARY KEY NOT NULL,
	"score" double precision NOT NULL,
	"reviews_count" integer NOT NULL,
	"stars" jsonb NOT NULL,
	"fit" jsonb NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"target_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_target_id_subject_pk" PRIMARY KEY("target_id","subject")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"master_id" text NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"score" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"translations" jsonb,
	"size" text,
	"fit" text,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verified" boolean NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"flags" integer DEFAULT 0 NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photo_erasures" (
	"owner" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopper_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"user_id" uuid,
	"use" text NOT NULL,
	"review_id" uuid,
	"master_id" text,
	"caption" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"tone" text NOT NULL,
	"art" jsonb,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"flags" integer DEFAULT 0 NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"consent_at" timestamp with time zone,
	"terms" text,
	"created_at" timestamp with time zone NOT NULL,
	"shared_at" timestamp with time zone,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "experiment_datafiles" (
	"sdk_key" text PRIMARY KEY NOT NULL,
	"datafile" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_number" text NOT NULL,
	"project_id" text NOT NULL,
	"revision" text NOT NULL,
	"visitor_id" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"key" text NOT NULL,
	"entity_id" text,
	"campaign_id" text,
	"experiment_id" text,
	"variation_id" text,
	"flag_key" text,
	"rule_key" text,
	"rule_type" text,
	"variation_key" text,
	"enabled" boolean,
	"revenue" double precision,
	"value" double precision,
	"tags" jsonb,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"account_id" uuid,
	"copied_from" uuid,
	"granted" jsonb NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"text_version" text NOT NULL,
	"global_privacy_control" boolean NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collected_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"shop" text NOT NULL,
	"page" text NOT NULL,
	"visitor" uuid NOT NULL,
	"params" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_timings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"page" text NOT NULL,
	"metric" text NOT NULL,
	"navigation" text NOT NULL,
	"value" double precision NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_history" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_history_customer_id_kind_value_pk" PRIMARY KEY("customer_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "decision_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"experience_id" text NOT NULL,
	"priority" integer NOT NULL,
	"conditions" jsonb NOT NULL,
	"variant_id" text NOT NULL,
	"variant_name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rec_impressions" (
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"rec_set_id" text NOT NULL,
	"product_id" text NOT NULL,
	"customer_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rec_impressions_id_position_pk" PRIMARY KEY("id","position")
);
--> statement-breakpoint
CREATE TABLE "product_popularity" (
	"style_id" text PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_relations" (
	"style_id" text NOT NULL,
	"kind" text NOT NULL,
	"other_id" text NOT NULL,
	"score" double precision NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_relations_style_id_kind_other_id_pk" PRIMARY KEY("style_id","kind","other_id")
);
--> statement-breakpoint
CREATE TABLE "product_set_items" (
	"set_id" text NOT NULL,
	"style_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_set_items_set_id_style_id_pk" PRIMARY KEY("set_id","style_id")
);
--> statement-breakpoint
CREATE TABLE "product_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL,
	"promotion" text
);
--> statement-breakpoint
CREATE TABLE "job_claims" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_receipts" ADD CONSTRAINT "merge_receipts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_passwords" ADD CONSTRAINT "previous_passwords_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_links" ADD CONSTRAINT "reset_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colourways" ADD CONSTRAINT "colourways_style_id_styles_id_fk" FOREIGN KEY ("style_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_upc_variants_upc_fk" FOREIGN KEY ("upc") REFERENCES "public"."variants"("upc") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_upc_variants_upc_fk" FOREIGN KEY ("upc") REFERENCES "public"."variants"("upc") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_colourway_id_colourways_id_fk" FOREIGN KEY ("colourway_id") REFERENCES "public"."colourways"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_payments" ADD CONSTRAINT "cart_payments_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_shipments" ADD CONSTRAINT "cart_shipments_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_audit" ADD CONSTRAINT "content_audit_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_adjustments" ADD CONSTRAINT "cart_adjustments_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_adjustments" ADD CONSTRAINT "cart_adjustments_item_id_cart_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."cart_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_gifts" ADD CONSTRAINT "cart_gifts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_members" ADD CONSTRAINT "loyalty_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_postings" ADD CONSTRAINT "loyalty_postings_transaction_id_loyalty_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."loyalty_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_transactions" ADD CONSTRAINT "loyalty_transactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_memberships" ADD CONSTRAINT "program_memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_spend" ADD CONSTRAINT "program_spend_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_addresses" ADD CONSTRAINT "consumer_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_cards" ADD CONSTRAINT "consumer_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_gift_cards" ADD CONSTRAINT "consumer_gift_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_gift_cards" ADD CONSTRAINT "consumer_gift_cards_card_id_value_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."value_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_profiles" ADD CONSTRAINT "consumer_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_customers" ADD CONSTRAINT "found_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_baskets" ADD CONSTRAINT "held_baskets_customer_ref_found_customers_id_fk" FOREIGN KEY ("customer_ref") REFERENCES "public"."found_customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_sales" ADD CONSTRAINT "store_sales_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_sessions" ADD CONSTRAINT "store_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_sessions" ADD CONSTRAINT "store_sessions_customer_ref_found_customers_id_fk" FOREIGN KEY ("customer_ref") REFERENCES "public"."found_customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_cards" ADD CONSTRAINT "value_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_postings" ADD CONSTRAINT "value_postings_transaction_id_value_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."value_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_transactions" ADD CONSTRAINT "value_transactions_card_id_value_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."value_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_items" ADD CONSTRAINT "wish_items_list_id_wish_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."wish_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_undos" ADD CONSTRAINT "email_undos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_users" ADD CONSTRAINT "photo_users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_photos" ADD CONSTRAINT "shopper_photos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_photos" ADD CONSTRAINT "shopper_photos_user_id_photo_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."photo_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_popularity" ADD CONSTRAINT "product_popularity_style_id_styles_id_fk" FOREIGN KEY ("style_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_style_id_styles_id_fk" FOREIGN KEY ("style_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_other_id_styles_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_set_items" ADD CONSTRAINT "product_set_items_set_id_product_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."product_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_set_items" ADD CONSTRAINT "product_set_items_style_id_styles_id_fk" FOREIGN KEY ("style_id") REFERENCES "public"."styles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authorization_codes_expiry" ON "authorization_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "previous_passwords_account" ON "previous_passwords" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reset_links_account" ON "reset_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_tries_age" ON "sign_in_tries" USING btree ("since");--> statement-breakpoint
CREATE INDEX "collection_points_country" ON "collection_points" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "colourways_style" ON "colourways" USING btree ("style_id");--> statement-breakpoint
CREATE INDEX "import_rows_group" ON "import_rows" USING btree ("run","group_key");--> statement-breakpoint
CREATE INDEX "stock_updated" ON "stock" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "styles_source" ON "styles" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "variants_colourway" ON "variants" USING btree ("colourway_id");--> statement-breakpoint
CREATE INDEX "cart_payments_cart" ON "cart_payments" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "carts_subject" ON "carts" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_cart" ON "orders" USING btree ("cart_id") WHERE state <> 'FAILED';--> statement-breakpoint
CREATE INDEX "orders_subject" ON "orders" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_billing_email" ON "orders" USING btree (lower("document"->'billingAddress'->>'email'));--> statement-breakpoint
CREATE INDEX "orders_unfinished" ON "orders" USING btree ("lease_until") WHERE state in ('PLACING', 'AUTHENTICATING', 'PLACED');--> statement-breakpoint
CREATE INDEX "provider_refunds_charge" ON "provider_refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "reservations_stock" ON "reservations" USING btree ("upc","location");--> statement-breakpoint
CREATE INDEX "reservations_expiry" ON "reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_expiry" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_guest" ON "sessions" USING btree ("subject") WHERE kind = 'Guest';--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "content_audit_target" ON "content_audit" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "content_audit_account" ON "content_audit" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "content_images_account" ON "content_images" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "content_revisions_account" ON "content_revisions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "cart_adjustments_cart" ON "cart_adjustments" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "promotion_redemptions_shopper" ON "promotion_redemptions" USING btree ("code","email_hash");--> statement-breakpoint
CREATE INDEX "promotion_redemptions_order" ON "promotion_redemptions" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "promotions_codeless" ON "promotions" USING btree ("needs_code");--> statement-breakpoint
CREATE INDEX "loyalty_postings_account" ON "loyalty_postings" USING btree ("account_id","book");--> statement-breakpoint
CREATE INDEX "loyalty_transactions_time" ON "loyalty_transactions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consumer_addresses_main" ON "consumer_addresses" USING btree ("account_id","approach_type") WHERE main;--> statement-breakpoint
CREATE INDEX "consumer_cards_account" ON "consumer_cards" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consumer_cards_default" ON "consumer_cards" USING btree ("account_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "found_customers_age" ON "found_customers" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "hand_overs_age" ON "hand_overs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "held_baskets_store" ON "held_baskets" USING btree ("store_id","at");--> statement-breakpoint
CREATE INDEX "store_employees_store" ON "store_employees" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "store_sales_account" ON "store_sales" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "provider_events_due" ON "provider_events" USING btree ("created_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "value_postings_card" ON "value_postings" USING btree ("card_id","book");--> statement-breakpoint
CREATE INDEX "cancellations_unrefunded" ON "cancellations" USING btree ("refunded_at");--> statement-breakpoint
CREATE INDEX "contact_cases_subject" ON "contact_cases" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "fulfilments_due" ON "fulfilments" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "returns_state" ON "returns" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "limit_buckets_age" ON "limit_buckets" USING btree ("at");--> statement-breakpoint
CREATE INDEX "used_proofs_expiry" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_changes_account" ON "email_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_undos_account" ON "email_undos" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_undos_expiry" ON "email_undos" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "product_answers_of" ON "product_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "product_answers_account" ON "product_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "product_answers_queue" ON "product_answers" USING btree ("state","flags","answered_at");--> statement-breakpoint
CREATE INDEX "product_questions_of" ON "product_questions" USING btree ("master_id","language","state");--> statement-breakpoint
CREATE INDEX "product_questions_account" ON "product_questions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "product_questions_subject" ON "product_questions" USING btree ("subject","master_id");--> statement-breakpoint
CREATE INDEX "product_questions_queue" ON "product_questions" USING btree ("state","flags","asked_at");--> statement-breakpoint
CREATE INDEX "review_flags_subject" ON "review_flags" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "review_votes_subject" ON "review_votes" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_account" ON "reviews" USING btree ("account_id","master_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("master_id","written_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("master_id","helpful","written_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_stars_newest" ON "reviews" USING btree ("master_id","score","written_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_stars_helpful" ON "reviews" USING btree ("master_id","score","helpful","written_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_size_newest" ON "reviews" USING btree ("master_id","size","written_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_size_helpful" ON "reviews" USING btree ("master_id","size","helpful","written_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_size_stars" ON "reviews" USING btree ("master_id","size","score","written_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_photos_newest" ON "reviews" USING btree ("master_id","written_at","id") WHERE status = 'published' and jsonb_array_length(photos) > 0;--> statement-breakpoint
CREATE INDEX "reviews_photos_helpful" ON "reviews" USING btree ("master_id","helpful","written_at","id") WHERE status = 'published' and jsonb_array_length(photos) > 0;--> statement-breakpoint
CREATE INDEX "reviews_photos_stars" ON "reviews" USING btree ("master_id","score","written_at","id") WHERE status = 'published' and jsonb_array_length(photos) > 0;--> statement-breakpoint
CREATE INDEX "reviews_text" ON "reviews" USING hash ("text");--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("written_at") WHERE status = 'pending' or flags > 0;--> statement-breakpoint
CREATE INDEX "photo_erasures_due" ON "photo_erasures" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_users_one_per_account" ON "photo_users" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "shopper_photos_shown" ON "shopper_photos" USING btree ("status","use","shared_at");--> statement-breakpoint
CREATE INDEX "shopper_photos_style" ON "shopper_photos" USING btree ("master_id","status","shared_at");--> statement-breakpoint
CREATE INDEX "shopper_photos_account" ON "shopper_photos" USING btree ("account_id","use","created_at");--> statement-breakpoint
CREATE INDEX "shopper_photos_user" ON "shopper_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shopper_photos_review" ON "shopper_photos" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "shopper_photos_queue" ON "shopper_photos" USING btree ("shared_at") WHERE status = 'pending' or flags > 0;--> statement-breakpoint
CREATE INDEX "experiment_events_of" ON "experiment_events" USING btree ("rule_key","variation_key");--> statement-breakpoint
CREATE INDEX "experiment_events_age" ON "experiment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "consent_records_device" ON "consent_records" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "consent_records_age" ON "consent_records" USING btree ("recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_records_copy" ON "consent_records" USING btree ("account_id","copied_from");--> statement-breakpoint
CREATE INDEX "collected_events_of" ON "collected_events" USING btree ("name","happened_at");--> statement-breakpoint
CREATE INDEX "collected_events_visitor" ON "collected_events" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "collected_events_age" ON "collected_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "page_timings_moment" ON "page_timings" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "page_timings_age" ON "page_timings" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "decision_history_age" ON "decision_history" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "decision_rules_of" ON "decision_rules" USING btree ("experience_id","priority");--> statement-breakpoint
CREATE INDEX "rec_impressions_customer" ON "rec_impressions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "rec_impressions_age" ON "rec_impressions" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "product_relations_other" ON "product_relations" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "product_set_items_style" ON "product_set_items" USING btree ("style_id");