import type { CivilDay } from "#domain/hours/civil-day.ts";

/** An event of a planetary day: the civil day that it is named after, what happens, and when in UTC. */
export type PublishedEvent = readonly [day: CivilDay, event: "sunrise" | "sunset", at: string];

/** What was published for a place. */
export interface Published {
  readonly place: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly events: readonly PublishedEvent[];
}

/**
 * U.S. Naval Observatory, Astronomical Applications Department: the yearly tables "Rise and Set for the Sun" and the data of single days.
 * Rounded to the minute. The figures are kept in the test data of SunCalcMeeus (Greenwich), Astronomy Engine (60 and 80 degrees) and
 * solarpositioning (the cities; left out is its row of 25 August 2020 for Longyearbyen, which holds the times of the 26th and contradicts the
 * ephemeris below).
 */
export const USNO_TABLES: readonly Published[] = [
  {
    place: "Greenwich",
    latitudeDeg: 51.5,
    longitudeDeg: 0,
    events: [
      ["1900-01-01", "sunrise", "1900-01-01T08:06Z"],
      ["1900-01-01", "sunset", "1900-01-01T16:02Z"],
      ["1900-03-21", "sunrise", "1900-03-21T06:02Z"],
      ["1900-03-21", "sunset", "1900-03-21T18:14Z"],
      ["1900-06-21", "sunrise", "1900-06-21T03:42Z"],
      ["1900-06-21", "sunset", "1900-06-21T20:21Z"],
      ["1900-09-23", "sunrise", "1900-09-23T05:47Z"],
      ["1900-09-23", "sunset", "1900-09-23T17:57Z"],
      ["1900-11-30", "sunrise", "1900-11-30T07:41Z"],
      ["1900-11-30", "sunset", "1900-11-30T15:56Z"],
      ["1950-02-14", "sunrise", "1950-02-14T07:17Z"],
      ["1950-02-14", "sunset", "1950-02-14T17:12Z"],
      ["1950-05-01", "sunrise", "1950-05-01T04:33Z"],
      ["1950-05-01", "sunset", "1950-05-01T19:22Z"],
      ["1950-08-15", "sunrise", "1950-08-15T04:44Z"],
      ["1950-08-15", "sunset", "1950-08-15T19:24Z"],
      ["1950-12-21", "sunrise", "1950-12-21T08:03Z"],
      ["1950-12-21", "sunset", "1950-12-21T15:53Z"],
      ["2050-01-31", "sunrise", "2050-01-31T07:39Z"],
      ["2050-01-31", "sunset", "2050-01-31T16:48Z"],
      ["2050-04-15", "sunrise", "2050-04-15T05:04Z"],
      ["2050-04-15", "sunset", "2050-04-15T18:57Z"],
      ["2050-06-30", "sunrise", "2050-06-30T03:47Z"],
      ["2050-06-30", "sunset", "2050-06-30T20:21Z"],
      ["2050-10-10", "sunrise", "2050-10-10T06:16Z"],
      ["2050-10-10", "sunset", "2050-10-10T17:17Z"],
      ["2100-02-28", "sunrise", "2100-02-28T06:47Z"],
      ["2100-02-28", "sunset", "2100-02-28T17:38Z"],
      ["2100-05-20", "sunrise", "2100-05-20T04:01Z"],
      ["2100-05-20", "sunset", "2100-05-20T19:53Z"],
      ["2100-07-31", "sunrise", "2100-07-31T04:23Z"],
      ["2100-07-31", "sunset", "2100-07-31T19:50Z"],
      ["2100-12-31", "sunrise", "2100-12-31T08:05Z"],
      ["2100-12-31", "sunset", "2100-12-31T16:00Z"],
    ],
  },
  {
    place: "60 north",
    latitudeDeg: 60,
    longitudeDeg: 0,
    events: [
      ["2019-01-01", "sunrise", "2019-01-01T09:02Z"],
      ["2019-01-01", "sunset", "2019-01-01T15:05Z"],
      ["2019-03-20", "sunrise", "2019-03-20T06:03Z"],
      ["2019-03-20", "sunset", "2019-03-20T18:14Z"],
      ["2019-06-21", "sunrise", "2019-06-21T02:36Z"],
      ["2019-06-21", "sunset", "2019-06-21T21:28Z"],
      ["2019-09-23", "sunrise", "2019-09-23T05:46Z"],
      ["2019-09-23", "sunset", "2019-09-23T17:58Z"],
      ["2019-12-22", "sunrise", "2019-12-22T09:02Z"],
      ["2019-12-22", "sunset", "2019-12-22T14:55Z"],
    ],
  },
  {
    place: "60 south",
    latitudeDeg: -60,
    longitudeDeg: -150,
    events: [
      ["2019-01-01", "sunrise", "2019-01-01T12:43Z"],
      ["2018-12-31", "sunset", "2019-01-01T07:24Z"],
      ["2019-03-20", "sunrise", "2019-03-20T16:00Z"],
      ["2019-03-19", "sunset", "2019-03-20T04:16Z"],
      ["2019-06-21", "sunrise", "2019-06-21T19:06Z"],
      ["2019-06-20", "sunset", "2019-06-21T00:58Z"],
      ["2019-09-23", "sunrise", "2019-09-23T15:45Z"],
      ["2019-09-22", "sunset", "2019-09-23T03:59Z"],
      ["2019-12-22", "sunrise", "2019-12-22T12:32Z"],
      ["2019-12-21", "sunset", "2019-12-22T07:24Z"],
    ],
  },
  {
    place: "80 north",
    latitudeDeg: 80,
    longitudeDeg: 0,
    events: [
      ["2019-02-22", "sunrise", "2019-02-22T10:52Z"],
      ["2019-02-22", "sunset", "2019-02-22T13:38Z"],
      ["2019-03-20", "sunrise", "2019-03-20T05:55Z"],
      ["2019-03-20", "sunset", "2019-03-20T18:25Z"],
      ["2019-04-12", "sunrise", "2019-04-12T01:25Z"],
      ["2019-04-12", "sunset", "2019-04-12T23:02Z"],
      ["2019-04-13", "sunrise", "2019-04-13T00:57Z"],
      ["2019-08-31", "sunrise", "2019-08-31T01:03Z"],
      ["2019-08-31", "sunset", "2019-08-31T22:34Z"],
      ["2019-10-01", "sunrise", "2019-10-01T06:41Z"],
      ["2019-10-01", "sunset", "2019-10-01T16:54Z"],
      ["2019-10-21", "sunrise", "2019-10-21T11:03Z"],
      ["2019-10-21", "sunset", "2019-10-21T12:23Z"],
    ],
  },
  {
    place: "80 south",
    latitudeDeg: -80,
    longitudeDeg: -150,
    events: [
      ["2019-02-26", "sunrise", "2019-02-26T11:21Z"],
      ["2019-02-25", "sunset", "2019-02-26T09:07Z"],
      ["2019-03-20", "sunrise", "2019-03-20T15:46Z"],
      ["2019-03-19", "sunset", "2019-03-20T04:33Z"],
      ["2019-04-16", "sunrise", "2019-04-16T20:40Z"],
      ["2019-04-16", "sunset", "2019-04-16T23:17Z"],
      ["2019-08-26", "sunrise", "2019-08-26T20:45Z"],
      ["2019-08-26", "sunset", "2019-08-26T23:21Z"],
      ["2019-09-23", "sunrise", "2019-09-23T15:30Z"],
      ["2019-09-22", "sunset", "2019-09-23T04:10Z"],
      ["2019-10-15", "sunrise", "2019-10-15T11:11Z"],
      ["2019-10-14", "sunset", "2019-10-15T08:18Z"],
    ],
  },
  {
    place: "Anchorage",
    latitudeDeg: 61.2167,
    longitudeDeg: -149.867,
    events: [
      ["2020-01-05", "sunrise", "2020-01-05T19:11Z"],
      ["2020-01-04", "sunset", "2020-01-05T00:57Z"],
      ["2020-06-25", "sunrise", "2020-06-25T12:22Z"],
      ["2020-06-24", "sunset", "2020-06-25T07:42Z"],
      ["2020-10-15", "sunrise", "2020-10-15T16:44Z"],
      ["2020-10-14", "sunset", "2020-10-15T02:48Z"],
    ],
  },
  {
    place: "Auckland",
    latitudeDeg: -36.8333,
    longitudeDeg: 174.8,
    events: [
      ["2020-01-26", "sunrise", "2020-01-25T17:29Z"],
      ["2020-01-25", "sunset", "2020-01-25T07:38Z"],
      ["2020-06-16", "sunrise", "2020-06-15T19:32Z"],
      ["2020-06-15", "sunset", "2020-06-15T05:11Z"],
      ["2020-09-26", "sunrise", "2020-09-25T18:04Z"],
      ["2020-09-25", "sunset", "2020-09-25T06:20Z"],
    ],
  },
  {
    place: "Brasilia",
    latitudeDeg: -15.8,
    longitudeDeg: -47.85,
    events: [
      ["2020-02-05", "sunrise", "2020-02-05T09:03Z"],
      ["2020-02-05", "sunset", "2020-02-05T21:47Z"],
      ["2020-07-05", "sunrise", "2020-07-05T09:40Z"],
      ["2020-07-05", "sunset", "2020-07-05T20:53Z"],
      ["2020-12-15", "sunrise", "2020-12-15T08:35Z"],
      ["2020-12-15", "sunset", "2020-12-15T21:39Z"],
    ],
  },
  {
    place: "Singapore",
    latitudeDeg: 1.28333,
    longitudeDeg: 103.833,
    events: [
      ["2020-02-16", "sunrise", "2020-02-15T23:17Z"],
      ["2020-02-15", "sunset", "2020-02-15T11:21Z"],
      ["2020-05-16", "sunrise", "2020-05-15T22:56Z"],
      ["2020-05-15", "sunset", "2020-05-15T11:06Z"],
      ["2020-11-06", "sunrise", "2020-11-05T22:46Z"],
      ["2020-11-05", "sunset", "2020-11-05T10:50Z"],
    ],
  },
  {
    place: "Longyearbyen",
    latitudeDeg: 78.2167,
    longitudeDeg: 15.6333,
    events: [
      ["2020-02-25", "sunrise", "2020-02-25T08:11Z"],
      ["2020-02-25", "sunset", "2020-02-25T14:13Z"],
      ["2020-04-15", "sunrise", "2020-04-15T00:38Z"],
      ["2020-04-15", "sunset", "2020-04-15T21:33Z"],
      ["2020-09-15", "sunrise", "2020-09-15T03:40Z"],
      ["2020-09-15", "sunset", "2020-09-15T18:00Z"],
      ["2020-10-25", "sunrise", "2020-10-25T09:50Z"],
      ["2020-10-25", "sunset", "2020-10-25T11:31Z"],
    ],
  },
];

/**
 * National Renewable Energy Laboratory: output of the reference implementation of its Solar Position Algorithm, revision of 2014, as kept in
 * the test data of solarpositioning. Rounded to the second; it took dynamical time for universal time, which moves the sun by up to 3".
 */
export const NREL_REFERENCE: readonly Published[] = [
  {
    place: "Auckland",
    latitudeDeg: -36.8406,
    longitudeDeg: 174.74,
    events: [
      ["1910-03-06", "sunrise", "1910-03-05T18:09:56Z"],
      ["1910-03-05", "sunset", "1910-03-05T06:56:15Z"],
      ["1910-06-26", "sunrise", "1910-06-25T19:34:14Z"],
      ["1910-06-25", "sunset", "1910-06-25T05:12:13Z"],
      ["1910-12-26", "sunrise", "1910-12-25T17:00:28Z"],
      ["1910-12-25", "sunset", "1910-12-25T07:41:25Z"],
      ["2010-09-06", "sunrise", "2010-09-05T18:35:28Z"],
      ["2010-09-05", "sunset", "2010-09-05T06:03:26Z"],
      ["2010-12-06", "sunrise", "2010-12-05T16:54:56Z"],
      ["2010-12-05", "sunset", "2010-12-05T07:28:05Z"],
    ],
  },
  {
    place: "Brasilia",
    latitudeDeg: -15.7939,
    longitudeDeg: -47.8828,
    events: [
      ["1910-03-25", "sunrise", "1910-03-25T09:16:06Z"],
      ["1910-03-25", "sunset", "1910-03-25T21:19:12Z"],
      ["1910-09-05", "sunrise", "1910-09-05T09:15:01Z"],
      ["1910-09-05", "sunset", "1910-09-05T21:05:54Z"],
      ["2010-06-05", "sunrise", "2010-06-05T09:33:11Z"],
      ["2010-06-05", "sunset", "2010-06-05T20:46:47Z"],
      ["2010-12-25", "sunrise", "2010-12-25T08:39:33Z"],
      ["2010-12-25", "sunset", "2010-12-25T21:43:38Z"],
    ],
  },
  {
    place: "Singapore",
    latitudeDeg: 1.28333,
    longitudeDeg: 103.833,
    events: [
      ["1910-06-06", "sunrise", "1910-06-05T22:57:07Z"],
      ["1910-06-05", "sunset", "1910-06-05T11:08:30Z"],
      ["1910-09-26", "sunrise", "1910-09-25T22:53:09Z"],
      ["1910-09-25", "sunset", "1910-09-25T10:59:52Z"],
      ["2010-03-26", "sunrise", "2010-03-25T23:07:00Z"],
      ["2010-03-25", "sunset", "2010-03-25T11:14:10Z"],
      ["2010-12-06", "sunrise", "2010-12-05T22:53:56Z"],
      ["2010-12-05", "sunset", "2010-12-05T10:56:42Z"],
    ],
  },
  {
    place: "Longyearbyen",
    latitudeDeg: 78.22,
    longitudeDeg: 15.65,
    events: [
      ["1910-03-05", "sunrise", "1910-03-05T06:59:31Z"],
      ["1910-03-05", "sunset", "1910-03-05T15:21:46Z"],
      ["1910-09-25", "sunrise", "1910-09-25T04:42:29Z"],
      ["1910-09-25", "sunset", "1910-09-25T16:52:20Z"],
      ["2010-03-25", "sunrise", "2010-03-25T04:13:07Z"],
      ["2010-03-25", "sunset", "2010-03-25T17:58:05Z"],
      ["2010-09-05", "sunrise", "2010-09-05T02:13:34Z"],
      ["2010-09-05", "sunset", "2010-09-05T19:31:43Z"],
    ],
  },
];

/**
 * Crossings of -50' computed from an ephemeris of the Jet Propulsion Laboratory, as kept in the test data of solarpositioning. Given to the
 * millisecond there, rounded to the second here.
 */
export const JPL_EPHEMERIS: readonly Published[] = [
  {
    place: "Longyearbyen",
    latitudeDeg: 78.2167,
    longitudeDeg: 15.6333,
    events: [
      ["2020-02-16", "sunrise", "2020-02-16T10:31:29Z"],
      ["2020-02-16", "sunset", "2020-02-16T11:53:50Z"],
      ["2020-04-16", "sunrise", "2020-04-16T00:19:45Z"],
      ["2020-04-16", "sunset", "2020-04-16T21:54:55Z"],
      ["2020-04-17", "sunrise", "2020-04-16T23:56:57Z"],
      ["2020-08-25", "sunset", "2020-08-25T21:45:08Z"],
    ],
  },
  {
    place: "the southern polar circle",
    latitudeDeg: -66.5667,
    longitudeDeg: 0,
    events: [["2025-01-05", "sunset", "2025-01-05T23:42:12Z"]],
  },
  {
    place: "the equator by the date line",
    latitudeDeg: 0,
    longitudeDeg: 179.9,
    events: [
      ["2020-06-11", "sunrise", "2020-06-10T17:56:23Z"],
      ["2020-06-10", "sunset", "2020-06-10T06:03:31Z"],
      ["2020-04-17", "sunrise", "2020-04-16T17:56:40Z"],
      ["2020-04-16", "sunset", "2020-04-16T06:03:32Z"],
    ],
  },
  {
    place: "Anchorage",
    latitudeDeg: 61.2167,
    longitudeDeg: -149.867,
    events: [
      ["2020-07-05", "sunrise", "2020-07-05T12:33:48Z"],
      ["2020-07-04", "sunset", "2020-07-05T07:34:47Z"],
    ],
  },
  {
    place: "Golden, Colorado",
    latitudeDeg: 39.7425,
    longitudeDeg: -105.179,
    events: [
      ["2003-10-17", "sunrise", "2003-10-17T13:12:44Z"],
      ["2003-10-16", "sunset", "2003-10-17T00:20:18Z"],
    ],
  },
  {
    place: "Vienna",
    latitudeDeg: 48.21,
    longitudeDeg: 16.37,
    events: [
      ["2024-03-20", "sunrise", "2024-03-20T04:56:48Z"],
      ["2024-03-20", "sunset", "2024-03-20T17:07:47Z"],
    ],
  },
  {
    place: "Auckland",
    latitudeDeg: -36.84,
    longitudeDeg: 174.74,
    events: [
      ["2024-12-22", "sunrise", "2024-12-21T16:58:49Z"],
      ["2024-12-21", "sunset", "2024-12-21T07:39:51Z"],
    ],
  },
];
