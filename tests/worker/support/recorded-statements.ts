/** A statement with its values, as it went to the database. */
export interface RecordedStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A database that notes every statement that is bound, in the order in which they are. */
export function recordStatements(database: D1Database): {
  readonly statements: RecordedStatement[];
  readonly binding: D1Database;
} {
  const statements: RecordedStatement[] = [];
  const binding = new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => recordBinding(target.prepare(sql), sql, statements);
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return { statements, binding };
}

function recordBinding(statement: D1PreparedStatement, sql: string, into: RecordedStatement[]): D1PreparedStatement {
  return new Proxy(statement, {
    get(target, name) {
      if (name === "bind") {
        return (...values: unknown[]) => {
          into.push({ sql, values });
          return target.bind(...values);
        };
      }
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
