import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

// A file begins with empty storage, whatever ran before it in the same Worker.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
