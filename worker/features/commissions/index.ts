import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import {
  changeAnswers as changeAnswersContract,
  deliverAgain as deliverAgainContract,
  getCommission,
  getCommissionGuide,
  listMyCommissions,
  saveIntakeDraft,
  sendIntake as sendIntakeContract,
} from "#domain/contracts/commissions.ts";
import {
  beginCommission,
  completeStep2,
  completeStep3,
  getStep2,
  getStep3,
  removeDrawing as removeDrawingContract,
  saveDrawing as saveDrawingContract,
  saveWords as saveWordsContract,
  setDrawing as setDrawingContract,
} from "#domain/contracts/workshop.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import { commissionDrafts, commissionLinks, handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { Feature } from "#worker/feature.ts";
import { Reply, replyEmpty } from "#worker/http/reply.ts";
import { publicRoute, type Route, tokenRoute } from "#worker/http/route.ts";
import {
  COMMISSION_DELIVERY,
  COMMISSION_DRAWN,
  COMMISSION_NOTICE,
  COMMISSION_RECEIVED,
} from "#worker/mail/templates/commission-mails.ts";
import { COMMISSION_OVERDUE, COMMISSION_REMINDER } from "#worker/mail/templates/commission-reminders.ts";
import { byAddress } from "#worker/personal-data.ts";
import type { CommissionDeps } from "./commission-deps.ts";
import type { StoredCommission } from "./commission-repo.ts";
import { deliverAgain, makeDeliveredGuide, noteDeliveries } from "./delivery.ts";
import { listDeskRoutes } from "./desk-commissions.ts";
import { changeAnswers, listMine, saveDraft, sendIntake } from "./intake.ts";
import { createPageToken, describeCommission, openCommission } from "./open-commission.ts";
import { remindOfIntake, tellOverdue } from "./reminders.ts";
import {
  begin,
  completeDrawing,
  completeWords,
  describeStep,
  openStep,
  removeDrawing,
  saveDrawing,
  saveWords,
  setDrawing,
} from "./workshop.ts";

/** Hand-drawn sigils: the client’s answers, the master’s two steps, and what is delivered. */
export const COMMISSIONS: Feature = {
  name: "commissions",
  routes: (platform) => [...listClientRoutes(platform), ...listWorkshopRoutes(platform), ...listDeskRoutes(platform)],
  jobs: [
    { name: "note_deliveries", schedule: "* * * * *", run: (platform, now) => noteDeliveries(platform, now) },
    { name: "remind_of_intake", schedule: "7 * * * *", run: (platform, now) => remindOfIntake(platform, now) },
    { name: "tell_overdue_steps", schedule: "7 * * * *", run: (platform, now) => tellOverdue(platform, now) },
  ],
  mails: [
    ...[COMMISSION_RECEIVED, COMMISSION_DRAWN, COMMISSION_DELIVERY, COMMISSION_NOTICE],
    ...[COMMISSION_REMINDER, COMMISSION_OVERDUE],
  ],
  async describeLoss({ database }, email) {
    const running = await database
      .select({ processNumber: handDrawnSigils.processNumber })
      .from(handDrawnSigils)
      .where(and(eq(handDrawnSigils.email, email), ne(handDrawnSigils.status, "delivered")));
    return running.map(({ processNumber }) => `Your commission ${processNumber}: it is stopped.`);
  },
  personalData: [
    {
      table: commissionDrafts,
      title: "Answers for a commission that you have not sent",
      isAbout: isOfBuyer,
      atDeletion: "delete",
      hidden: ["orderId"],
      json: ["answers"],
    },
    {
      table: commissionLinks,
      title: "Links in mails about commissions",
      isAbout: (email) =>
        sql`${commissionLinks.commissionId} in (select ${handDrawnSigils.id} from ${handDrawnSigils} where ${handDrawnSigils.email} = ${email})`,
      atDeletion: "delete",
      hidden: ["tokenHash"],
    },
    {
      table: handDrawnSigils,
      title: "Commissions",
      isAbout: byAddress(handDrawnSigils.email),
      atDeletion: "delete",
      hidden: ["userId", "orderId", "masterStep2TokenHash", "masterStep3TokenHash", "masterStepExpiresAt"],
    },
  ],
};

function listClientRoutes(deps: CommissionDeps): readonly Route[] {
  const open = (rawToken: string) => openCommission(deps, rawToken);
  return [
    publicRoute(listMyCommissions, async ({ findVisitor }) => ok(await listMine(deps, await findVisitor()))),
    publicRoute(saveIntakeDraft, async ({ body, findVisitor }) => {
      const saved = await saveDraft(deps, await findVisitor(), body);
      return saved.isOk ? ok(replyEmpty({ status: 204 })) : saved;
    }),
    publicRoute(sendIntakeContract, async ({ body, findVisitor, origin }) => {
      const sent = await sendIntake(deps, { visitor: await findVisitor(), origin }, body);
      if (!sent.isOk) return sent;
      return ok(await describeCommission(deps, sent.value, await createPageToken(deps, sent.value.row.id)));
    }),
    tokenRoute(getCommission, open, async ({ holder: { stored, token } }) =>
      ok(await describeCommission(deps, stored, token)),
    ),
    tokenRoute(changeAnswersContract, open, async ({ holder: { stored, token }, body }) => {
      const changed = await changeAnswers(deps, stored, body);
      return changed.isOk ? ok(await describeCommission(deps, changed.value, token)) : changed;
    }),
    tokenRoute(getCommissionGuide, open, async ({ holder: { stored } }) => {
      const made = await makeDeliveredGuide(deps, stored);
      if (!made.isOk) return made;
      const headers = {
        "Content-Type": "application/pdf",
        "Content-Disposition": 'attachment; filename="activation-guide.pdf"',
      };
      return ok(new Reply<unknown>(new Blob([made.value]).stream(), { headers }));
    }),
    tokenRoute(deliverAgainContract, open, async ({ holder: { stored }, origin }) => {
      const mailed = await deliverAgain(deps, stored, origin);
      return mailed.isOk ? ok(replyEmpty({ status: 204 })) : mailed;
    }),
  ];
}

function listWorkshopRoutes(deps: CommissionDeps): readonly Route[] {
  const open2 = (rawToken: string) => openStep(deps, 2, rawToken);
  const open3 = (rawToken: string) => openStep(deps, 3, rawToken);
  async function show<Failure>(changed: Result<StoredCommission, Failure>) {
    return changed.isOk ? ok(await describeStep(deps, changed.value)) : changed;
  }
  function end<Failure>(changed: Result<StoredCommission, Failure>) {
    return changed.isOk ? ok(replyEmpty({ status: 204 })) : changed;
  }
  return [
    tokenRoute(getStep2, open2, async ({ holder }) => show(ok(holder))),
    tokenRoute(beginCommission, open2, async ({ holder }) => show(await begin(deps, holder))),
    tokenRoute(saveDrawingContract, open2, async ({ holder, body }) => show(await saveDrawing(deps, holder, body))),
    tokenRoute(setDrawingContract, open2, async ({ holder, body }) => show(await setDrawing(deps, holder, body.bytes))),
    tokenRoute(removeDrawingContract, open2, async ({ holder }) => {
      await removeDrawing(deps, holder);
      return show(ok(holder));
    }),
    tokenRoute(completeStep2, open2, async ({ holder, body, origin }) =>
      end(await completeDrawing(deps, holder, body, origin)),
    ),
    tokenRoute(getStep3, open3, async ({ holder }) => show(ok(holder))),
    tokenRoute(saveWordsContract, open3, async ({ holder, body }) => show(await saveWords(deps, holder, body))),
    tokenRoute(completeStep3, open3, async ({ holder, body, origin }) =>
      end(await completeWords(deps, holder, body, origin)),
    ),
  ];
}

function isOfBuyer(email: string): SQL {
  return sql`${commissionDrafts.orderId} in (select ${orders.id} from ${orders} where ${orders.email} = ${email})`;
}
