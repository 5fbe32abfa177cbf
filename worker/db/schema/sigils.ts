import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { TIERS } from "#domain/orders/tier.ts";
import { SIGIL_METHODS } from "#domain/sigils/method.ts";
import { users } from "./accounts.ts";
import { checkEncrypted, checkOneOf, encryptedText } from "./columns.ts";

/** Sigils that were issued to an account; what is drawn for nobody in particular is not stored. */
export const sigils = sqliteTable(
  "sigils",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    intention: encryptedText("sigils", "intention").notNull(),
    processedText: encryptedText("sigils", "processed_text").notNull(),
    sigilData: encryptedText("sigils", "sigil_data").notNull(),
    /** What the core was asked to draw: with the core's version it gives the same bytes again. */
    recipe: encryptedText("sigils", "recipe").notNull(),
    /** A keyed digest of the recipe and of what drew it, by which the same sigil is known again; null in older rows. */
    recipeDigest: text("recipe_digest"),
    method: text("method", { enum: SIGIL_METHODS }).notNull(),
    tier: text("tier", { enum: TIERS }).notNull(),
    /** Version of the core that drew it: the same recipe gives the same bytes only under the same version. */
    coreVersion: integer("core_version").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("sigils_user_id_created_at").on(table.userId, table.createdAt),
    uniqueIndex("sigils_user_id_recipe_digest_unique").on(table.userId, table.recipeDigest),
    checkOneOf("sigils", table.method, SIGIL_METHODS),
    checkOneOf("sigils", table.tier, TIERS),
    ...checkEncrypted("sigils", [table.intention, table.processedText, table.sigilData, table.recipe]),
  ],
);
