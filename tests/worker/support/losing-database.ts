/** A database that does what it is told, and then loses the answer to a write where `isLost` says so. */
export function losesAnswers(database: D1Database, isLost: () => boolean): D1Database {
  const lose = <Answer>(answer: Answer): Answer => {
    if (isLost()) throw new Error("D1_ERROR: Network connection lost.");
    return answer;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === "batch") return async (statements: D1PreparedStatement[]) => lose(await target.batch(statements));
      if (name === "prepare") return (sql: string) => wrap(target.prepare(sql), lose);
      return Reflect.get(target, name);
    },
  });
}

function wrap(statement: D1PreparedStatement, lose: <Answer>(answer: Answer) => Answer): D1PreparedStatement {
  return new Proxy(statement, {
    get(target, name) {
      if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), lose);
      if (name === "run") return async () => lose(await target.run());
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
