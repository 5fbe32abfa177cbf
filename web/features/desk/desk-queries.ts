import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { getSession } from "#domain/contracts/account.ts";
import { type DeskOrder, getDeskOrder, type OrdersResponse, searchOrders } from "#domain/contracts/desk-orders.ts";
import { type AuditResponse, listAudit, listMasterKeys, type MasterKeysResponse } from "#domain/contracts/master.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { noteSession } from "#web/lib/settle-account.ts";

/** The first part of every key of the desk. */
export const ALL = ["desk"];

/** What the desk shows is so now: whoever else works at it may have changed it. */
export const FRESH = { networkMode: "always", staleTime: 0 } as const;

/** The locks of the desk; null where the session of this browser is none of the master's. */
export const keysQuery = queryOptions<MasterKeysResponse | null>({
  queryKey: [...ALL, "keys"],
  async queryFn() {
    const session = await callEndpoint(getSession, {});
    noteSession(session);
    return session.account?.role === "master" ? callEndpoint(listMasterKeys, {}) : null;
  },
  ...FRESH,
});

/** Makes a call of the desk; where the session has ended meanwhile, the page goes back to the door. */
export async function callAtDesk<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") void lookAgain();
    throw error;
  }
}

/** Orders that fit what is looked for, page by page. */
export function ordersQuery(query: string) {
  return infiniteQueryOptions<OrdersResponse, Error, InfiniteData<OrdersResponse>, readonly string[], string | null>({
    queryKey: [...ALL, "orders", query],
    queryFn: ({ pageParam }) => callAtDesk(() => callEndpoint(searchOrders, { body: { query, before: pageParam } })),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    ...FRESH,
  });
}

/** One order. */
export function orderQuery(orderNumber: string) {
  return queryOptions<DeskOrder>({
    queryKey: [...ALL, "order", orderNumber],
    queryFn: () => callAtDesk(() => callEndpoint(getDeskOrder, { params: { orderNumber } })),
    ...FRESH,
  });
}

/** What the master did, page by page. */
export const auditQuery = infiniteQueryOptions<
  AuditResponse,
  Error,
  InfiniteData<AuditResponse>,
  readonly string[],
  string | null
>({
  queryKey: [...ALL, "audit"],
  queryFn: ({ pageParam }) =>
    callAtDesk(() => callEndpoint(listAudit, { query: pageParam === null ? {} : { before: pageParam } })),
  initialPageParam: null,
  getNextPageParam: ({ next }) => next,
  ...FRESH,
});

/** Shows an order as it has become, and has the lists asked for again. */
export function noteOrder(order: DeskOrder): void {
  queryClient.setQueryData(orderQuery(order.orderNumber).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: [...ALL, "orders"] });
  void queryClient.invalidateQueries({ queryKey: auditQuery.queryKey });
}

/** Looks again who is let in, and forgets then what the desk has shown: while it is still open it would ask for it again. */
export async function lookAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });
  queryClient.removeQueries({ queryKey: ALL, predicate: ({ queryKey }) => queryKey[1] !== keysQuery.queryKey[1] });
}
