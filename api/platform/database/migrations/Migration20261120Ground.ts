import { Migration } from '@mikro-orm/migrations'

/** The database itself refuses what the code should never send: see docs/decisions/0012-checks-in-the-database.md. */
export class Migration20261120Ground extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    this.addSql(/* sql */ `
      create extension if not exists pg_trgm;

      create table users (
        id uuid primary key,
        username text not null constraint users_username_unique unique,
        email text not null constraint users_email_length check (char_length(email) between 3 and 254),
        password text,
        first_name text not null constraint users_first_name_length check (char_length(first_name) between 1 and 100),
        last_name text not null constraint users_last_name_length check (char_length(last_name) between 1 and 100),
        phone text constraint users_phone_length check (char_length(phone) between 10 and 30),
        user_type text not null constraint users_user_type check (user_type in ('customer', 'vendor', 'admin')),
        rating numeric(3,2) not null default 0.00 constraint users_rating_range check (rating between 0 and 5),
        rating_count integer not null default 0 constraint users_rating_count_range check (rating_count >= 0),
        is_active boolean not null default true,
        initial_service_zip_code text
          constraint users_initial_zip check (initial_service_zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
        initial_service_type text
          constraint users_initial_service check (initial_service_type in ('dumpster_rental', 'junk_pickup')),
        created_at timestamptz(3) not null default now(),
        closed_at timestamptz(3),
        constraint users_closed_is_inactive check (closed_at is null or not is_active),
        constraint users_rating_without_count check ((rating_count = 0) = (rating = 0))
      );
      create unique index users_email_unique on users (lower(email));
      create index users_search on users using gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)
        where closed_at is null;
      create index users_newest on users (created_at desc, id desc) where closed_at is null;
      create index users_name on users ((lower(first_name || ' ' || last_name)), id) where closed_at is null;

      create table sessions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        token_hash bytea not null constraint sessions_token_unique unique,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        suspended_at timestamptz(3),
        constraint sessions_times check (expires_at > created_at)
      );
      create index sessions_user on sessions (user_id);
      create index sessions_expiry on sessions (expires_at);

      create table password_tokens (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        purpose text not null constraint password_tokens_purpose check (purpose in ('reset', 'invitation')),
        token_hash bytea not null constraint password_tokens_token_unique unique,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        constraint password_tokens_times check (expires_at > created_at)
      );
      create index password_tokens_user on password_tokens (user_id);

      create table api_tokens (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name text not null constraint api_tokens_name_length check (char_length(name) between 1 and 100),
        scope text not null constraint api_tokens_scope check (scope in ('read', 'read_write')),
        token_hash bytea not null constraint api_tokens_token_unique unique,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        revoked_at timestamptz(3),
        constraint api_tokens_times check (expires_at > created_at)
      );
      create index api_tokens_user on api_tokens (user_id);

      create table service_areas (
        id uuid primary key,
        vendor_id uuid not null references users,
        zip_code text not null constraint service_areas_zip check (zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
        zip5 text not null generated always as (left(zip_code, 5)) stored,
        constraint service_areas_unique unique (vendor_id, zip5)
      );

      create table vendor_services (
        id uuid primary key,
        vendor_id uuid not null references users,
        service_type text not null
          constraint vendor_services_type check (service_type in ('dumpster_rental', 'junk_pickup')),
        is_active boolean not null default true,
        created_at timestamptz(3) not null default now(),
        constraint vendor_services_unique unique (vendor_id, service_type)
      );

      create table dumpster_sizes (
        id uuid primary key,
        vendor_id uuid not null references users,
        size text not null constraint dumpster_sizes_size_length check (char_length(size) between 1 and 50),
        description text constraint dumpster_sizes_description_length check (char_length(description) <= 250),
        price_per_day numeric(10,2) constraint dumpster_sizes_price check (price_per_day >= 0),
        is_active boolean not null default true,
        created_at timestamptz(3) not null default now()
      );
      create index dumpster_sizes_vendor on dumpster_sizes (vendor_id, created_at, id);

      create table jobs (
        id uuid primary key,
        customer_id uuid not null references users,
        vendor_id uuid references users,
        type text not null constraint jobs_type check (type in ('junk_pickup', 'dumpster_rental')),
        status text not null default 'pending'
          constraint jobs_status check (status in ('pending', 'accepted', 'in_progress', 'completed', 'cancelled')),
        title text not null constraint jobs_title_length check (char_length(title) between 1 and 250),
        description text constraint jobs_description_length check (char_length(description) <= 250),
        address text not null constraint jobs_address_length check (char_length(address) between 1 and 200),
        zip_code text not null constraint jobs_zip check (zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
        zip5 text not null generated always as (left(zip_code, 5)) stored,
        first_name text not null constraint jobs_first_name_length check (char_length(first_name) between 1 and 100),
        last_name text not null constraint jobs_last_name_length check (char_length(last_name) between 1 and 100),
        phone text not null constraint jobs_phone_length check (char_length(phone) between 1 and 30),
        images text[] not null default '{}'
          constraint jobs_images_count check (cardinality(images) <= 5 and array_position(images, null) is null),
        estimated_price numeric(10,2) constraint jobs_estimated_price check (estimated_price >= 0),
        final_price numeric(10,2) constraint jobs_final_price check (final_price > 0),
        scheduled_date timestamptz(3) not null,
        completed_date timestamptz(3),
        created_at timestamptz(3) not null default now(),
        pickup_date_time timestamptz(3),
        has_hazardous_items boolean not null default false,
        customer_budget numeric(10,2) constraint jobs_customer_budget check (customer_budget >= 0),
        dumpster_size text
          constraint jobs_dumpster_size check (dumpster_size in ('10_yard', '15_yard', '20_yard', '30_yard')),
        dropoff_date date,
        dropoff_time_preference text
          constraint jobs_time_preference check (dropoff_time_preference in ('morning', 'afternoon', 'anytime')),
        pickup_date date,
        service_instructions text
          constraint jobs_instructions_length check (char_length(service_instructions) <= 250),
        constraint jobs_pickup_after_dropoff check (pickup_date > dropoff_date),
        constraint jobs_what_type_needs check (case type
          when 'junk_pickup' then
            num_nulls(pickup_date_time, description, customer_budget) = 0
            and num_nonnulls(dumpster_size, dropoff_date, dropoff_time_preference, pickup_date, service_instructions) = 0
          else
            num_nulls(dumpster_size, dropoff_date, dropoff_time_preference, pickup_date) = 0
            and num_nonnulls(pickup_date_time, customer_budget) = 0
            and not has_hazardous_items
          end),
        constraint jobs_what_status_needs check (case status
          when 'pending' then num_nonnulls(vendor_id, final_price) = 0
          when 'cancelled' then num_nonnulls(vendor_id, final_price) in (0, 2)
          else num_nulls(vendor_id, final_price) = 0
          end),
        constraint jobs_completed_has_date check ((status = 'completed') = (completed_date is not null)),
        constraint jobs_not_own check (vendor_id <> customer_id)
      );
      create index jobs_available on jobs (zip5, type, created_at desc, id desc) where status = 'pending';
      create index jobs_soonest on jobs (zip5, type, scheduled_date, id) where status = 'pending';
      create index jobs_customer on jobs (customer_id, created_at desc, id desc);
      create index jobs_newest on jobs (created_at desc, id desc);
      create index jobs_status on jobs (status, created_at desc, id desc);
      create index jobs_number on jobs ((id::text) text_pattern_ops);
      create index jobs_completed on jobs (completed_date) include (final_price) where status = 'completed';
      create index jobs_vendor on jobs (vendor_id, created_at desc, id desc) where vendor_id is not null;
      create index jobs_vendor_completed on jobs (vendor_id, completed_date) include (final_price)
        where status = 'completed';

      create table job_events (
        id bigint primary key generated always as identity,
        job_id uuid not null references jobs,
        actor_id uuid not null references users,
        from_status text
          constraint job_events_from check (from_status in ('pending', 'accepted', 'in_progress', 'completed', 'cancelled')),
        to_status text not null
          constraint job_events_to check (to_status in ('pending', 'accepted', 'in_progress', 'completed', 'cancelled')),
        reason text constraint job_events_reason_length check (char_length(reason) <= 500),
        created_at timestamptz(3) not null default now(),
        constraint job_events_moves check (from_status is distinct from to_status)
      );
      create index job_events_job on job_events (job_id, id);

      create table bids (
        id uuid primary key,
        job_id uuid not null references jobs,
        vendor_id uuid not null references users,
        price numeric(10,2) not null constraint bids_price check (price > 0),
        message text constraint bids_message_length check (char_length(message) <= 1000),
        status text not null default 'pending'
          constraint bids_status check (status in ('pending', 'accepted', 'rejected', 'withdrawn')),
        created_at timestamptz(3) not null default now()
      );
      create unique index bids_one_pending on bids (job_id, vendor_id) where status = 'pending';
      create unique index bids_one_accepted on bids (job_id) where status = 'accepted';
      create index bids_job on bids (job_id, created_at desc, id desc);
      create index bids_vendor on bids (vendor_id, job_id, created_at desc);

      create table ratings (
        id uuid primary key,
        job_id uuid not null references jobs,
        rater_id uuid not null references users,
        rated_id uuid not null references users,
        rating integer not null constraint ratings_range check (rating between 1 and 5),
        comment text constraint ratings_comment_length check (char_length(comment) <= 1000),
        created_at timestamptz(3) not null default now(),
        constraint ratings_once unique (job_id, rater_id),
        constraint ratings_of_another check (rater_id <> rated_id)
      );
      create index ratings_rated on ratings (rated_id) include (rating);

      create table vendor_documents (
        id uuid primary key,
        vendor_id uuid not null references users,
        document_type text not null constraint vendor_documents_type
          check (document_type in ('w9_form', 'drivers_license', 'commercial_insurance')),
        file_name text not null constraint vendor_documents_name_length check (char_length(file_name) between 1 and 255),
        file_path text not null constraint vendor_documents_path check (file_path like '/objects/%'),
        uploaded_at timestamptz(3) not null default now(),
        review_status text not null default 'waiting'
          constraint vendor_documents_review check (review_status in ('waiting', 'approved', 'refused')),
        review_reason text constraint vendor_documents_reason_length check (char_length(review_reason) <= 500),
        constraint vendor_documents_refused_has_reason check ((review_status = 'refused') = (review_reason is not null))
      );
      create unique index vendor_documents_one on vendor_documents (vendor_id, document_type)
        where review_status <> 'refused';
      create index vendor_documents_vendor on vendor_documents (vendor_id, uploaded_at desc);

      create table uploads (
        id uuid primary key,
        owner_id uuid not null references users,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        registered_at timestamptz(3),
        content_type text constraint uploads_content_type
          check (content_type in ('image/png', 'image/jpeg', 'image/gif', 'application/pdf')),
        size integer constraint uploads_size check (size between 1 and 10485760),
        job_id uuid references jobs,
        vendor_document_id uuid references vendor_documents,
        constraint uploads_registered_is_known
          check (num_nonnulls(registered_at, content_type, size) in (0, 3)),
        constraint uploads_one_use check (num_nonnulls(job_id, vendor_document_id) <= 1),
        constraint uploads_used_is_registered
          check (registered_at is not null or num_nonnulls(job_id, vendor_document_id) = 0),
        constraint uploads_times check (expires_at > created_at)
      );
      create index uploads_unclaimed on uploads (created_at) where job_id is null and vendor_document_id is null;
      create index uploads_owner on uploads (owner_id);
      create index uploads_job on uploads (job_id) where job_id is not null;

      create table messages (
        id uuid primary key,
        job_id uuid not null references jobs,
        sender_id uuid not null references users,
        receiver_id uuid not null references users,
        content text not null constraint messages_content_length check (char_length(content) between 1 and 2000),
        created_at timestamptz(3) not null default now(),
        read_at timestamptz(3),
        constraint messages_to_another check (sender_id <> receiver_id)
      );
      create index messages_job on messages (job_id, created_at desc, id desc);
      create index messages_sender on messages (sender_id);
      create index messages_receiver on messages (receiver_id);
      create index messages_unread on messages (receiver_id, job_id) where read_at is null;

      create table support_tickets (
        id uuid primary key,
        customer_id uuid not null references users,
        order_number uuid not null references jobs,
        issue text not null constraint support_tickets_issue_length check (char_length(issue) between 1 and 1000),
        status text not null default 'open'
          constraint support_tickets_status check (status in ('open', 'answered', 'closed')),
        admin_response text,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint support_tickets_answered_has_response check (status <> 'answered' or admin_response is not null)
      );
      create index support_tickets_customer on support_tickets (customer_id, created_at desc, id desc);
      create index support_tickets_open on support_tickets (created_at desc, id desc) where status = 'open';
      create index support_tickets_newest on support_tickets (created_at desc, id desc);

      create table settings (
        id boolean primary key default true constraint settings_one_row check (id),
        service_fee_percent numeric(5,2) not null default 0.00
          constraint settings_fee_range check (service_fee_percent between 0 and 100),
        support_phone text constraint settings_phone_length check (char_length(support_phone) <= 30),
        documents_required boolean not null default false,
        demo_seeded_at timestamptz(3)
      );
      insert into settings default values;

      create table audit_events (
        id uuid primary key,
        actor_id uuid not null references users,
        action text not null,
        subject_id uuid,
        before jsonb,
        after jsonb,
        created_at timestamptz(3) not null default now()
      );
      create index audit_events_subject on audit_events (subject_id, created_at desc, id desc);
      create index audit_events_newest on audit_events (created_at desc, id desc);
      create function refuse_change() returns trigger language plpgsql as
        $$ begin raise exception 'audit events are only ever added'; end $$;
      create trigger audit_events_only_added before update or delete or truncate on audit_events
        execute function refuse_change();

      create table throttles (
        key text primary key,
        count integer not null constraint throttles_count check (count > 0),
        started_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      );
      create index throttles_expiry on throttles (expires_at);
    `)
  }
}
