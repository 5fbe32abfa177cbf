import {
  correctOrderEmail as correctOrderEmailContract,
  type DeskOrder,
  getDeskOrder,
  refundOrder as refundOrderContract,
  restoreOrder as restoreOrderContract,
  searchOrders,
} from "#domain/contracts/desk-orders.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { accountRoute, type Route } from "#worker/http/route.ts";
import type { Order } from "../order-repo.ts";
import { type RefundDeps, refundOrder } from "../refund-order.ts";
import { correctOrderEmail, restoreOrder } from "./correct-order.ts";
import { describeOrder, toOrderRow } from "./describe-order.ts";
import { DeskOrderRepo } from "./desk-order-repo.ts";

/** The calls by which the master looks after orders. */
export function listDeskOrderRoutes(deps: RefundDeps): readonly Route[] {
  const repo = new DeskOrderRepo(deps.database);
  /** Does something with an order, and shows what has become of it. */
  async function act(
    orderNumber: string,
    run: (order: Order) => Promise<Result<null, Fault>>,
  ): Promise<Result<DeskOrder, Fault>> {
    const listed = await repo.find(orderNumber);
    if (!listed) return refuse("not_found");
    const done = await run(listed.order);
    if (!done.isOk) return done;
    return ok(await describeOrder(deps, (await repo.find(orderNumber)) ?? listed));
  }
  return [
    accountRoute(searchOrders, async ({ body }) => {
      const { rows, next } = await repo.search(body.query, body.before);
      return ok({ orders: rows.map(toOrderRow), next });
    }),
    accountRoute(getDeskOrder, ({ params }) => act(params.orderNumber, async () => ok(null))),
    accountRoute(refundOrderContract, ({ params, body, ...actor }) =>
      act(params.orderNumber, (order) => refundOrder(deps, actor, order, body)),
    ),
    accountRoute(restoreOrderContract, ({ params, body, ...actor }) =>
      act(params.orderNumber, (order) => restoreOrder(deps, actor, order, body)),
    ),
    accountRoute(correctOrderEmailContract, ({ params, body, ...actor }) =>
      act(params.orderNumber, (order) => correctOrderEmail(deps, actor, order, body)),
    ),
  ];
}
