import { Migration } from '@mikro-orm/migrations'

/** Requests with an `Idempotency-Key`: see docs/decisions/0036-retried-and-changed-meanwhile.md. */
export class Migration20261121IdempotencyKeys extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table idempotency_keys (
        user_id uuid not null references users on delete cascade,
        key text not null constraint idempotency_keys_key_length check (char_length(key) between 1 and 200),
        fingerprint bytea not null,
        claim uuid not null,
        claimed_until timestamptz(3) not null,
        committed_at timestamptz(3),
        finished_at timestamptz(3),
        answer text constraint idempotency_keys_answer_size check (octet_length(answer) <= 16384),
        expires_at timestamptz(3) not null,
        primary key (user_id, key)
      );
      create index idempotency_keys_expiry on idempotency_keys (expires_at);
    `)
  }
}
